import { CircleSlash, Lock, ShieldAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import type { WithdrawEvent } from '../../../machines/banking/withdraw/machine.ts';
import type { WithdrawScreen } from '../../../machines/banking/withdraw/screen.ts';
import { useT } from '../../texts/index.ts';
import { useScreenFocus } from '../../runtime/flows/use-screen-focus.ts';
import { CashierSkeleton } from '../deposit/Cashier.tsx';
import { BonusAtStake } from './BonusAtStake.tsx';
import { CheckFailed, Closed } from '../closed.tsx';
import { RequestFailed } from '../RequestFailed.tsx';
import { LimitNotify, LimitReached, Nothing } from './blocked.tsx';
import { DocumentsAsked } from '../documents.tsx';
import { DOCUMENTS_WORDS } from './documents-words.ts';
import { Requested, type Ended } from './requested.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { CHECK_FAILED_WORDS, REQUEST_FAILED_WORDS } from './words.ts';

export interface WithdrawViewProps {
  readonly screen: WithdrawScreen;
  /** A person looks at each withdrawal of this player (NS-76). */
  readonly isReviewed: boolean;
  /** Withdrawals that have come to their end lately. */
  readonly ended: readonly Ended[];
  /** The amount that was typed before a new check, minor units: the form goes on with it. */
  readonly begun: number | undefined;
  readonly onAmount: (amount: number | undefined) => void;
  readonly send: (event: WithdrawEvent) => void;
}

/** The withdraw flow, one component per screen. */
export function WithdrawView(props: WithdrawViewProps) {
  const { screen } = props;
  const t = useT();
  // A dialog keeps the focus itself, and gives it back.
  const place = useScreenFocus(
    screen.name,
    ['inactive', 'checking'],
    (name, before) => name === 'bonusAtStake' || (before === 'bonusAtStake' && name === 'form'),
  );
  return (
    <section ref={place} tabIndex={-1} aria-label={t('withdraw.title')}>
      <Content {...props} />
    </section>
  );
}

/** The form stays as it is below the question that it leads to. */
function Choosing(
  props: Omit<WithdrawViewProps, 'screen' | 'ended'> & {
    screen: Extract<WithdrawScreen, { name: 'form' | 'bonusAtStake' }>;
  },
) {
  const { screen, ...others } = props;
  const { answer, entered } = screen;
  const isAsked = screen.name === 'bonusAtStake';
  const form = isAsked
    ? ({ name: 'form', busy: false, resumed: false, answer, entered, refusal: undefined } as const)
    : screen;
  return (
    <>
      <WithdrawForm screen={form} {...others} />
      {isAsked && <BonusAtStake screen={screen} send={props.send} />}
    </>
  );
}

function Content({ screen, ended, ...others }: WithdrawViewProps): ReactElement {
  const { send } = others;
  const t = useT();
  switch (screen.name) {
    case 'inactive':
    case 'checking':
      return <CashierSkeleton label={t('withdraw.checking')} />;
    case 'form':
    case 'bonusAtStake':
      return <Choosing screen={screen} {...others} />;
    case 'limitNotify':
      return <LimitNotify screen={screen} send={send} />;
    case 'requestRefused':
    case 'requestUnanswered':
      return (
        <RequestFailed
          screen={screen}
          words={REQUEST_FAILED_WORDS}
          send={send}
          onStartOver={() => {
            send({ type: 'withdraw.started' });
          }}
        />
      );
    case 'requested':
      return (
        <Requested
          screen={screen}
          ended={ended.find((one) => one.pendingWithdrawalId === screen.pendingWithdrawalId)}
          send={send}
        />
      );
    case 'nothing':
      return <Nothing send={send} />;
    case 'documentsPreferred':
    case 'documentsRequired':
    case 'documentsStrict':
    case 'documentsUnderReview':
    case 'uploadNeeded':
      return (
        <DocumentsAsked screen={screen} words={DOCUMENTS_WORDS} origin="withdrawPage" send={send} />
      );
    case 'limitReached':
      return <LimitReached screen={screen} send={send} />;
    case 'restricted':
      return (
        <Closed
          icon={CircleSlash}
          title="withdraw.restricted.title"
          says={['withdraw.restricted.body']}
        />
      );
    case 'suspended':
      return (
        <Closed
          icon={ShieldAlert}
          title="deposit.suspended.title"
          says={['withdraw.suspended.body']}
        />
      );
    case 'off':
      return (
        <Closed
          icon={Lock}
          tone="caution"
          title="withdraw.off.title"
          says={['withdraw.off.body']}
        />
      );
    case 'error':
      return (
        <CheckFailed
          failure={screen.failure}
          untouched={screen.untouched}
          words={CHECK_FAILED_WORDS}
          send={send}
        />
      );
  }
}
