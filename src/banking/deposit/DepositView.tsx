import { ShieldAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import type { DepositEvent } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { useT } from '../../texts/index.ts';
import { useScreenFocus } from '../../runtime/flows/use-screen-focus.ts';
import { CheckFailed, Closed } from '../closed.tsx';
import { RequestFailed } from '../RequestFailed.tsx';
import { CashierHidden, SelfLimitReached, WithdrawalLimitReached } from './blocked.tsx';
import { Cashier, CashierSkeleton } from './Cashier.tsx';
import { DocumentsAsked } from '../documents.tsx';
import { DOCUMENTS_WORDS } from './documents-words.ts';
import { ForeignAddress, Redirecting } from './paying.tsx';
import { LimitWanted } from './LimitWanted.tsx';
import { NotAllowed, UnverifiedCapReached } from './not-allowed.tsx';
import {
  Cancelled,
  ConfirmationFailed,
  Confirming,
  Declined,
  NotFound,
  StillPending,
  Succeeded,
  Unpaid,
} from './returned.tsx';
import { CHECK_FAILED_WORDS, REQUEST_FAILED_WORDS } from './words.ts';

export interface DepositViewProps {
  readonly screen: DepositScreen;
  readonly send: (event: DepositEvent) => void;
}

/** The deposit flow, one component per screen. */
export function DepositView({ screen, send }: DepositViewProps) {
  const t = useT();
  const place = useScreenFocus(screen.name, ['inactive', 'checking']);
  return (
    <section ref={place} tabIndex={-1} aria-label={t('deposit.title')}>
      {content(screen, send, t('deposit.checking'))}
    </section>
  );
}

function content(
  screen: DepositScreen,
  send: DepositViewProps['send'],
  checking: string,
): ReactElement {
  switch (screen.name) {
    case 'inactive':
    case 'checking':
      return <CashierSkeleton label={checking} />;
    case 'cashier':
      return (
        <Cashier
          screen={screen}
          onSubmit={(choice) => {
            send({ type: 'deposit.submitted', choice });
          }}
        />
      );
    case 'requestRefused':
    case 'requestUnanswered':
      return (
        <RequestFailed
          screen={screen}
          words={REQUEST_FAILED_WORDS}
          send={send}
          onStartOver={() => {
            send({ type: 'deposit.started' });
          }}
        />
      );
    case 'redirecting':
      return <Redirecting screen={screen} send={send} />;
    case 'foreignAddress':
      return <ForeignAddress send={send} />;
    case 'cashierHidden':
      return <CashierHidden send={send} />;
    case 'documentsPreferred':
    case 'documentsRequired':
    case 'documentsStrict':
    case 'documentsUnderReview':
    case 'uploadNeeded':
      return (
        <DocumentsAsked screen={screen} words={DOCUMENTS_WORDS} origin="depositPage" send={send} />
      );
    case 'limitOffered':
    case 'limitRequired':
      return <LimitWanted screen={screen} send={send} />;
    case 'selfLimitReached':
      return <SelfLimitReached screen={screen} send={send} />;
    case 'withdrawalLimitReached':
      return <WithdrawalLimitReached screen={screen} send={send} />;
    case 'unverifiedCap':
      return <UnverifiedCapReached screen={screen} send={send} />;
    case 'notAllowed':
    case 'restricted':
      return <NotAllowed screen={screen} />;
    case 'suspended':
      return (
        <Closed
          icon={ShieldAlert}
          title="deposit.suspended.title"
          says={[
            'deposit.suspended.body',
            ...(screen.untouched ? (['deposit.notMoved'] as const) : []),
          ]}
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
    case 'confirming':
      return <Confirming />;
    case 'unpaid':
      return <Unpaid screen={screen} send={send} />;
    case 'stillPending':
      return <StillPending send={send} />;
    case 'confirmationFailed':
      return <ConfirmationFailed screen={screen} send={send} />;
    case 'succeeded':
      return <Succeeded screen={screen} send={send} />;
    case 'declined':
      return <Declined screen={screen} send={send} />;
    case 'cancelled':
      return <Cancelled screen={screen} send={send} />;
    case 'notFound':
      return <NotFound send={send} />;
  }
}
