import { useSelector } from '@xstate/react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { SessionScreen } from '../../../machines/access/session/screen.ts';
import {
  cancelWithdrawalMachine,
  type CancelWithdrawalEmitted,
  type PendingList,
} from '../../../machines/banking/cancel-withdrawal/machine.ts';
import { cancelWithdrawalScreen } from '../../../machines/banking/cancel-withdrawal/screen.ts';
import {
  withdrawMachine,
  type WithdrawEmitted,
} from '../../../machines/banking/withdraw/machine.ts';
import { withdrawScreen, type WithdrawScreen } from '../../../machines/banking/withdraw/screen.ts';
import { policyOfResidence } from '../../../openapi/reference/policies.ts';
import { sameScreen, useRuntime, useSession } from '../../app/context.tsx';
import { residenceOf } from '../../app/policy.ts';
import { track } from '../../app/tracking.ts';
import { useFlow } from '../../app/use-flow.ts';
import { useLiftedSuspension, usePlayerNews, useSessionEnd } from '../../app/player-news.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { page } from '../../ui/base.css.ts';
import { classes } from '../../ui/classes.ts';
import { Title } from '../../ui/Title.tsx';
import { pushToast } from '../../ui/toasts.ts';
import { CashierSkeleton } from '../deposit/Cashier.tsx';
import { aside, layout, title } from '../deposit/deposit.css.ts';
import { endsElsewhere } from '../ends-elsewhere.ts';
import { useNewBalance } from '../wallet/refresh.ts';
import { WalletCard } from '../wallet/WalletCard.tsx';
import { PendingWithdrawals } from './PendingWithdrawals.tsx';
import { WithdrawView } from './WithdrawView.tsx';
import * as css from './withdraw.css.ts';
import { CANCEL_REFUSAL_WORDS, REFUSAL_WORDS } from './words.ts';

type Player = Extract<SessionScreen, { name: 'player' }>;

/** The page of withdrawals: what may go out, and what waits (ROUTE-18). */
export default function WithdrawPage(): ReactElement {
  const t = useT();
  const session = useSession();
  const player = session.name === 'player' ? session : undefined;
  return player ? (
    <PlayerPage key={player.session.playerId} player={player} />
  ) : (
    <Sheet>
      <CashierSkeleton label={t('withdraw.checking')} />
    </Sheet>
  );
}

/** Whether withdrawals are on is in the account (WDR-13), so the flow waits for it. */
function PlayerPage({ player }: { player: Player }) {
  const t = useT();
  const [ready, setReady] = useState(false);
  const [round, setRound] = useState(0);
  // Once begun, the flow is not cut off when the account is read again.
  if (!ready && player.accountStatus !== 'loading') setReady(true);
  if (ready) {
    return (
      <Flows
        key={round}
        player={player}
        onOutdated={() => {
          setRound((last) => last + 1);
        }}
      />
    );
  }
  return (
    <Sheet>
      <CashierSkeleton label={t('withdraw.checking')} />
    </Sheet>
  );
}

interface FlowsProps {
  readonly player: Player;
  /** What the check found may be over: it is to be made anew. */
  readonly onOutdated: () => void;
}

/** The two flows of the page: one asks for money, the other lists what waits, and takes it back. */
function Flows({ player, onOutdated }: FlowsProps) {
  const runtime = useRuntime();
  const t = useT();
  const policy = policyOfResidence(residenceOf(player));
  const suspended = player.access.multibrand.suspended || player.session.multibrand.suspended;
  const typed = useRef<number>(undefined);
  const [begun, setBegun] = useState<number>();

  const pending = useFlow(
    runtime.bind(cancelWithdrawalMachine),
    (fact: CancelWithdrawalEmitted) => {
      if (fact.type === 'cancel.refusedByLimit') {
        const words = CANCEL_REFUSAL_WORDS['error.withdrawal.cancel.limit_reached'];
        pushToast({ severity: 'error', message: t(words) });
        return;
      }
      runtime.wallet.send({ type: 'refresh.requested' });
      const amount = formatMoney(fact);
      pushToast({ severity: 'success', message: t('withdraw.pending.cancelled', { amount }) });
    },
    { input: { policy } },
  );

  const announce = (fact: WithdrawEmitted): void => {
    switch (fact.type) {
      case 'withdraw.requested':
        setBegun(undefined);
        runtime.wallet.send({ type: 'refresh.requested' });
        pending.send({ type: 'list.outdated' });
        return;
      case 'withdraw.resultUnknown':
        track('withdraw-result-unknown', { result: fact.result });
        return;
      case 'withdraw.refusedByLimit':
        pushToast({ severity: 'error', message: t(REFUSAL_WORDS[fact.code]) });
    }
  };
  const actor = useFlow(runtime.bind(withdrawMachine), announce, {
    input: {
      policy,
      // An account that could not be read forbids nothing: the platform decides.
      isOn: player.account?.withdrawal !== false,
      isSuspended: suspended,
      ...runtime.device,
    },
  });
  const screen = useSelector(actor, withdrawScreen, sameScreen);
  const list = useSelector(pending, cancelWithdrawalScreen, sameScreen);

  useEffect(() => {
    if (actor.getSnapshot().matches('inactive')) actor.send({ type: 'withdraw.started' });
    if (pending.getSnapshot().matches('inactive')) pending.send({ type: 'list.opened' });
  }, [actor, pending]);

  useListedEnds(list, ({ outcome }) => {
    runtime.wallet.send({ type: 'refresh.requested' });
    // What came back may be withdrawn again: what the check found is of before.
    if (outcome === 'PAID' || !hangsOnBalance(screen)) return;
    setBegun(typed.current);
    actor.send({ type: 'withdraw.cleared' });
    actor.send({ type: 'withdraw.started' });
  });

  const asking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  useEffect(() => {
    if (suspended && asking) actor.send({ type: 'player.suspended' });
  }, [suspended, asking, actor]);

  usePlayerNews(() => {
    if (endsElsewhere(screen)) onOutdated();
    else pending.send({ type: 'list.outdated' });
  });
  useLiftedSuspension(suspended, onOutdated);
  useNewBalance(() => {
    pending.send({ type: 'list.outdated' });
  });

  useSessionEnd(() => {
    actor.send({ type: 'withdraw.cleared' });
    pending.send({ type: 'list.cleared' });
  });

  return (
    <Sheet
      below={
        <PendingWithdrawals
          screen={list}
          send={(event) => {
            pending.send(event);
          }}
        />
      }
    >
      <WithdrawView
        screen={screen}
        ended={decidedIn(list)}
        begun={begun}
        onAmount={(amount) => {
          typed.current = amount;
        }}
        isReviewed={player.account?.isWithdrawalReview === true}
        send={(event) => {
          actor.send(event);
        }}
      />
    </Sheet>
  );
}

type ListScreen = ReturnType<typeof cancelWithdrawalScreen>;

type Ended = PendingList['decided'][number];

const decidedIn = (screen: ListScreen): readonly Ended[] =>
  'list' in screen ? screen.list.decided : [];

/** Whether what shows was reckoned from the balance, and nothing is on its way that a new check would cut off. */
const hangsOnBalance = (screen: WithdrawScreen): boolean =>
  screen.name === 'form'
    ? !screen.busy
    : screen.name === 'limitNotify' || screen.name === 'limitReached' || screen.name === 'nothing';

/** Tells of what has ended when something that waited did: the balance is another one then. */
function useListedEnds(screen: ListScreen, onEnd: (ended: Ended) => void): void {
  const [ended] = decidedIn(screen);
  const id = ended?.pendingWithdrawalId;
  const isKnown = 'list' in screen;
  const last = useRef<{ readonly id: string | undefined } | undefined>(undefined);
  const tell = useEffectEvent(() => {
    if (ended) onEnd(ended);
  });
  useEffect(() => {
    if (!isKnown) return;
    if (last.current !== undefined && last.current.id !== id) tell();
    last.current = { id };
  }, [isKnown, id]);
}

/** Title and balance around what the flow shows; what waits stands below. */
function Sheet({ children, below }: { children: ReactNode; below?: ReactNode }) {
  const t = useT();
  return (
    <div data-flow className={classes(page, layout)}>
      <Title of={t('withdraw.title')} />
      <h1 className={title}>{t('withdraw.title')}</h1>
      <div className={aside}>
        <WalletCard parts="cashier" />
      </div>
      <div className={css.column}>
        <div className={css.sheet}>{children}</div>
        {below !== undefined && <div className={css.sheet}>{below}</div>}
      </div>
    </div>
  );
}
