import { useLocation, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import {
  payAndPlayMachine,
  type PayAndPlayEmitted,
} from '../../../machines/access/pay-and-play/machine.ts';
import { payAndPlayScreen } from '../../../machines/access/pay-and-play/screen.ts';
import { PAY_AND_PLAY_CURRENCY } from '../../../reference/pay-and-play.ts';
import {
  sameScreen,
  useAddress,
  useBrand,
  useLocale,
  usePathFor,
  useRuntime,
  useSession,
} from '../../runtime/context.tsx';
import { readTermsOf } from '../../runtime/content/terms-to-sign.ts';
import { useLive } from '../../runtime/live.tsx';
import { track } from '../../runtime/tracking/tracking.ts';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Title } from '../../ui/Title.tsx';
import { startInTab, useLeftPayment } from './begun.ts';
import { useOffer } from './offer.ts';
import * as css from './pay-and-play.css.ts';
import { PayAndPlayView } from './PayAndPlayView.tsx';
import { payAndPlayPorts } from './ports.ts';

/** Pay-and-play (ROUTE-04). */
export default function PayAndPlayPage() {
  useLive('page');
  const t = useT();
  const runtime = useRuntime();
  const brand = useBrand();
  const address = useAddress();
  const pathFor = usePathFor();
  const navigate = useNavigate();
  const { state } = useLocation();
  const setting = useOffer();
  const isPlayer = useSession().name === 'player';

  const announce = (fact: PayAndPlayEmitted): void => {
    switch (fact.type) {
      case 'registration.started':
        track('start-registration');
        return;
      case 'registration.completed':
        track('success-registration');
        return;
      case 'code.failed':
        console.warn('The payment provider came back with an error', fact.error);
        return;
      case 'login.succeeded':
        track('success-login', { flow: fact.flow });
        return;
      case 'deposit.succeeded': {
        const { amount, currency, first } = fact;
        track(first ? 'first-deposit' : 'recurring-deposit', { amount, currency });
        runtime.wallet.send({ type: 'refresh.requested' });
        return;
      }
      case 'payAndPlay.completed':
        void navigate({
          href: pathFor(fact.path),
          state: { arrived: { amount: fact.amount, currency: PAY_AND_PLAY_CURRENCY } },
        });
    }
  };
  const { language } = useLocale();
  const ports = { ...payAndPlayPorts, readTerms: readTermsOf(brand, language) };
  const actor = useFlow(runtime.bind(payAndPlayMachine, ports), announce, {
    input: {
      offered: setting !== undefined,
      merchant: {
        clientId: setting?.clientId ?? '',
        identityProvider: setting?.identityProvider ?? '',
        redirectUri: `${location.origin}${address('/signup/callback')}`,
      },
      redirectPath: state.from ?? brand.redirectAfterLogin,
      left: isPlayer ? undefined : startInTab(),
      ...runtime.device,
    },
  });
  const screen = useSelector(actor, payAndPlayScreen, sameScreen);
  const hasLeft = useLeftPayment(screen, isPlayer);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(screen.name);
  useEffect(() => {
    if (shown.current === screen.name) return;
    shown.current = screen.name;
    window.scrollTo(0, 0);
    if (top.current?.contains(document.activeElement) !== true) {
      top.current?.focus({ preventScroll: true });
    }
  }, [screen.name]);
  // A player who is logged in has an account to deposit in.
  const needsNone = isPlayer && (screen.name === 'amount' || screen.name === 'notOffered');
  return (
    <>
      <Title of={t('payAndPlay.title')} />
      <div data-flow ref={top} tabIndex={-1} className={css.page}>
        {needsNone ? (
          <>
            <h1>{t('payAndPlay.title')}</h1>
            <Notice severity="info">{t('payAndPlay.signedIn')}</Notice>
            <LinkButton href={address('/deposit')}>{t('nav.deposit')}</LinkButton>
          </>
        ) : (
          <PayAndPlayView
            screen={screen}
            hasLeft={hasLeft}
            send={(event) => {
              actor.send(event);
            }}
          />
        )}
      </div>
    </>
  );
}
