import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { PayAndPlayOption } from '../../access/pay-and-play/PayAndPlayOption.tsx';
import SignUpPage from '../../access/sign-up/SignUpPage.tsx';
import { useSession } from '../../runtime/context.tsx';
import { Bones } from '../../site/pages/page-states.tsx';
import { SignUpOffer } from '../../site/promotions/SignUpOffer.tsx';
import { stack } from '../../ui/base.css.ts';

/** Sign-up with the offer that led to it beside the form (ROUTE-27, LAND-02). */
export const Route = createFileRoute('/$locale/promo/$slug')({
  component: SignUpForOffer,
  staticData: { page: { rule: {}, prerendered: false } },
});

/**
 * The form shows together with the offer above it, which would push it away, and stays from then on. Who is logged in
 * has an account, and waits for no offer.
 */
function SignUpForOffer() {
  const { slug } = Route.useParams();
  const isPlayer = useSession().name === 'player';
  const [isKnown, setKnown] = useState(false);
  const isShown = isKnown || isPlayer;
  return (
    <>
      {!isShown && <Bones />}
      <div hidden={!isShown}>
        <SignUpPage
          otherWay={
            <div className={stack} data-tall>
              <SignUpOffer
                slug={slug}
                onKnown={() => {
                  setKnown(true);
                }}
              />
              <PayAndPlayOption />
            </div>
          }
        />
      </div>
    </>
  );
}
