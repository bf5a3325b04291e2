import { createFileRoute } from '@tanstack/react-router';
import { PayAndPlayOption } from '../../access/pay-and-play/PayAndPlayOption.tsx';
import SignUpPage from '../../access/sign-up/SignUpPage.tsx';
import { SignUpOffer } from '../../site/promotions/SignUpOffer.tsx';
import { stack } from '../../ui/base.css.ts';

/** Sign-up with the offer that led to it beside the form (ROUTE-27, LAND-02). */
export const Route = createFileRoute('/$locale/promo/$slug')({
  component: SignUpForOffer,
  staticData: { page: { rule: {}, prerendered: false } },
});

function SignUpForOffer() {
  const { slug } = Route.useParams();
  return (
    <SignUpPage
      otherWay={
        <div className={stack}>
          <SignUpOffer slug={slug} />
          <PayAndPlayOption />
        </div>
      }
    />
  );
}
