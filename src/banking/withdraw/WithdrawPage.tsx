import { useSelector } from '@xstate/react';
import { useState, type ReactElement } from 'react';
import { cancelWithdrawalMachine } from '../../../machines/banking/cancel-withdrawal/machine.ts';
import { cancelWithdrawalScreen } from '../../../machines/banking/cancel-withdrawal/screen.ts';
import {
  withdrawPageMachine,
  type WithdrawPageEmitted,
} from '../../../machines/banking/withdraw-page/machine.ts';
import {
  withdrawPageScreen,
  type WithdrawPageScreen,
} from '../../../machines/banking/withdraw-page/screen.ts';
import { withdrawMachine } from '../../../machines/banking/withdraw/machine.ts';
import { withdrawScreen } from '../../../machines/banking/withdraw/screen.ts';
import { hearFlow } from '../../../machines/hear-flow.ts';
import { isSuspended } from '../../../machines/news.ts';
import { policyOfResidence } from '../../../reference/policies.ts';
import { sameScreen, useRuntime, useSession } from '../../runtime/context.tsx';
import { AfterAccount, type Player } from '../../runtime/player/player-page.tsx';
import { residenceOf } from '../../runtime/player/policy.ts';
import { track } from '../../runtime/tracking/tracking.ts';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { pushToast } from '../../ui/toasts.ts';
import { CashierPage } from '../CashierPage.tsx';
import { CashierSkeleton } from '../deposit/Cashier.tsx';
import { PendingWithdrawals } from './PendingWithdrawals.tsx';
import { WithdrawView } from './WithdrawView.tsx';
import { CANCEL_REFUSAL_WORDS, REFUSAL_WORDS } from './words.ts';

/** The page of withdrawals: the form, and the withdrawals that wait (ROUTE-18). */
export default function WithdrawPage(): ReactElement {
  const session = useSession();
  // Whether withdrawals are on is in the account (WDR-13).
  return session.name === 'player' ? (
    <AfterAccount player={session} waiting={<Waiting />}>
      <PlayerPage player={session} />
    </AfterAccount>
  ) : (
    <Waiting />
  );
}

function Waiting() {
  const t = useT();
  return (
    <CashierPage title="withdraw.title">
      <CashierSkeleton label={t('withdraw.checking')} />
    </CashierPage>
  );
}

function PlayerPage({ player }: { player: Player }) {
  const runtime = useRuntime();
  const t = useT();
  const announce = (fact: WithdrawPageEmitted): void => {
    switch (fact.type) {
      case 'wallet.outdated':
        runtime.wallet.send({ type: 'refresh.requested' });
        return;
      case 'withdraw.resultUnknown':
        track('withdraw-result-unknown', { result: fact.result });
        return;
      case 'withdraw.refusedByLimit':
        pushToast({ severity: 'error', message: t(REFUSAL_WORDS[fact.code]) });
        return;
      case 'cancel.refusedByLimit': {
        const words = CANCEL_REFUSAL_WORDS['error.withdrawal.cancel.limit_reached'];
        pushToast({ severity: 'error', message: t(words) });
        return;
      }
      case 'withdrawal.cancelled': {
        const amount = formatMoney(fact);
        pushToast({ severity: 'success', message: t('withdraw.pending.cancelled', { amount }) });
      }
    }
  };
  const flows = {
    withdraw: runtime.bind(withdrawMachine),
    pending: runtime.bind(cancelWithdrawalMachine),
    hearFlow,
  };
  const actor = useFlow(runtime.bind(withdrawPageMachine, flows), announce, {
    input: {
      policy: policyOfResidence(residenceOf(player)),
      // An account that could not be read forbids nothing: the platform decides.
      isOn: player.account?.withdrawal !== false,
      isSuspended: isSuspended(player),
      ...runtime.device,
    },
  });
  const screen = useSelector(actor, withdrawPageScreen, sameScreen);
  return screen.name === 'open' ? (
    <Flows {...screen} isReviewed={player.account?.isWithdrawalReview === true} />
  ) : (
    <Waiting />
  );
}

type Open = Extract<WithdrawPageScreen, { name: 'open' }>;

function Flows({ withdraw, pending, isReviewed }: Open & { isReviewed: boolean }) {
  const [typed, setTyped] = useState<number>();
  const screen = useSelector(withdraw, withdrawScreen, sameScreen);
  const list = useSelector(pending, cancelWithdrawalScreen, sameScreen);
  return (
    <CashierPage
      title="withdraw.title"
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
        ended={'list' in list ? list.list.decided : []}
        begun={typed}
        onAmount={setTyped}
        isReviewed={isReviewed}
        send={(event) => {
          // What a failure keeps the chart knows; after a success the form begins empty.
          if (event.type === 'withdraw.started') setTyped(undefined);
          withdraw.send(event);
        }}
      />
    </CashierPage>
  );
}
