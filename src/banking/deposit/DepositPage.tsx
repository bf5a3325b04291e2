import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { ActorRefFrom } from 'xstate';
import type { SessionScreen } from '../../../machines/access/session/screen.ts';
import { depositMachine, type DepositEmitted } from '../../../machines/banking/deposit/machine.ts';
import {
  depositNotification,
  depositScreen,
  type DepositScreen,
} from '../../../machines/banking/deposit/screen.ts';
import { policyOfResidence } from '../../../openapi/reference/policies.ts';
import { sameScreen, useRuntime, useSession } from '../../app/context.tsx';
import { useSaferPlayAddress } from '../../app/safer-play.ts';
import { residenceOf } from '../../app/policy.ts';
import { track } from '../../app/tracking.ts';
import { useFlow } from '../../app/use-flow.ts';
import { useLiftedSuspension, usePlayerNews, useSessionEnd } from '../../app/player-news.ts';
import type { ReturnSearch } from '../../app/search.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { page } from '../../ui/base.css.ts';
import { classes } from '../../ui/classes.ts';
import { Title } from '../../ui/Title.tsx';
import { pushToast } from '../../ui/toasts.ts';
import { WalletCard } from '../wallet/WalletCard.tsx';
import { endsElsewhere } from '../ends-elsewhere.ts';
import { announceOnce } from './announced.ts';
import { CashierSkeleton } from './Cashier.tsx';
import * as css from './deposit.css.ts';
import { DepositIntro } from './DepositIntro.tsx';
import { DepositView } from './DepositView.tsx';
import { leaveFor } from './provider-page.ts';
import { refusalWords } from './words.ts';

type Player = Extract<SessionScreen, { name: 'player' }>;

/** The deposit page: the flow for players, an explanation for visitors (NS-67). */
export default function DepositPage(): ReactElement {
  const t = useT();
  const session = useSession();
  switch (session.name) {
    case 'player':
      return <PlayerPage key={session.session.playerId} player={session} />;
    case 'anonymous':
    case 'unconfirmed':
      return <DepositIntro />;
    case 'loading':
    case 'signingOut':
      return (
        <Sheet>
          <CashierSkeleton label={t('deposit.checking')} />
        </Sheet>
      );
  }
}

/** The answer to the check is read with the KYC level (DEP-12), so the flow waits for the account. */
function PlayerPage({ player }: { player: Player }) {
  const t = useT();
  const [ready, setReady] = useState(false);
  const [round, setRound] = useState(0);
  // Once begun, the flow is not cut off when the account is read again.
  if (!ready && player.accountStatus !== 'loading') setReady(true);
  return (
    <Sheet>
      {ready ? (
        <DepositFlow
          key={round}
          player={player}
          onOutdated={() => {
            setRound((last) => last + 1);
          }}
        />
      ) : (
        <CashierSkeleton label={t('deposit.checking')} />
      )}
    </Sheet>
  );
}

interface FlowProps {
  readonly player: Player;
  /** What the check found may be over: it is to be made anew. */
  readonly onOutdated: () => void;
}

function DepositFlow({ player, onOutdated }: FlowProps) {
  const runtime = useRuntime();
  const t = useT();
  const { pathname } = useLocation();
  const { deposit } = useSearch({ strict: false });
  const [returnedReferenceId] = useState(deposit);

  /** Whether what the flow announces is announced for the first time in this tab. */
  const isNews = useRef(true);
  const announce = (fact: DepositEmitted): void => {
    switch (fact.type) {
      case 'deposit.checked':
        runtime.session.send({ type: 'standing.doubted' });
        return;
      case 'cashier.opened':
        leaveFor(fact.path);
        return;
      case 'deposit.resultUnknown':
        track('deposit-result-unknown', { result: fact.result });
        return;
      case 'deposit.refusedByLimit': {
        // What limit it is, and how much it leaves, as the form says it (DEP-21).
        const { text, values } = refusalWords(fact.code, fact.bound, fact.currency);
        pushToast({ severity: 'error', message: t(text, values) });
        return;
      }
      case 'deposit.succeeded': {
        const { amount, currency, first } = fact;
        runtime.wallet.send({ type: 'refresh.requested' });
        isNews.current = announceOnce(returnedReferenceId ?? '');
        if (isNews.current) {
          track(first ? 'first-deposit' : 'recurring-deposit', { amount, currency });
        }
      }
    }
  };

  const actor = useFlow(runtime.bind(depositMachine), announce, {
    input: {
      policy: policyOfResidence(residenceOf(player)),
      kycStatus: player.account?.kycStatus,
      ...runtime.device,
      returnUrl: pathname,
      returnedReferenceId,
    },
  });
  const screen = useSelector(actor, depositScreen, sameScreen);

  useEffect(() => {
    if (actor.getSnapshot().matches('inactive')) actor.send({ type: 'deposit.started' });
  }, [actor]);

  useArrivalToast(actor, () => isNews.current);
  useSessionEnd(() => {
    actor.send({ type: 'deposit.cleared' });
  });

  const suspended = player.access.multibrand.suspended || player.session.multibrand.suspended;
  const asking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  useEffect(() => {
    if (suspended && asking) actor.send({ type: 'player.suspended' });
  }, [suspended, asking, actor]);

  usePlayerNews(() => {
    if (endsElsewhere(screen)) onOutdated();
  });
  useLiftedSuspension(suspended, onOutdated);

  // Who has a payout risk may be here for the result alone: it goes with the reference (DEP-22, GUARD-06).
  const mayForget = player.access.riskPayout ? asking : !isOpen(screen);
  useForgetReturn(returnedReferenceId !== undefined && mayForget);
  return (
    <DepositView
      screen={screen}
      send={(event) => {
        actor.send(event);
      }}
    />
  );
}

type DepositActor = ActorRefFrom<typeof depositMachine>;

/** Says what has arrived for as long as the flow says so; closed or run out, the flow is told (DEP-16). */
function useArrivalToast(actor: DepositActor, isNews: () => boolean): void {
  const t = useT();
  const arrived = useSelector(actor, depositNotification);
  const say = useEffectEvent((deposit: Parameters<typeof formatMoney>[0]) => {
    const onGone = (): void => {
      actor.send({ type: 'notification.done' });
    };
    const message = t('deposit.toast.success', { amount: formatMoney(deposit) });
    const said = t('deposit.returned.success.title', { amount: formatMoney(deposit) });
    if (isNews()) pushToast({ severity: 'success', message, said, onGone });
    else onGone();
  });
  useEffect(() => {
    if (arrived !== undefined) say(arrived);
  }, [arrived]);
}

/** The provider's report is still awaited: a reload must ask for the same deposit again. */
const isOpen = ({ name }: DepositScreen): boolean =>
  name === 'confirming' || name === 'stillPending' || name === 'confirmationFailed';

/** Takes the reference off the address, so that a reload begins a new deposit. */
function useForgetReturn(settled: boolean): void {
  const { history } = useRouter();
  useEffect(() => {
    if (!settled) return;
    const { pathname, search } = new URL(history.location.href, location.origin);
    const query = new URLSearchParams(search);
    query.delete('deposit' satisfies keyof ReturnSearch);
    history.replace(query.size > 0 ? `${pathname}?${query}` : pathname);
  }, [settled, history]);
}

/** Title, balance and the way to help around what the flow shows. */
function Sheet({ children }: { children: ReactNode }) {
  const t = useT();
  const saferPlay = useSaferPlayAddress();
  return (
    <div className={classes(page, css.layout)}>
      <Title of={t('deposit.title')} />
      <h1 className={css.title}>{t('deposit.title')}</h1>
      <div className={css.aside}>
        <WalletCard />
        <div className={css.safer}>
          <p>{t('deposit.safer')}</p>
          <a href={saferPlay('deposit-limits')}>{t('home.safer.title')}</a>
        </div>
      </div>
      <div className={css.main}>{children}</div>
    </div>
  );
}
