import type { ReactElement } from 'react';
import type { DepositEvent } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { useT } from '../../texts/index.ts';
import { useScreenFocus } from '../../app/use-screen-focus.ts';
import {
  CashierHidden,
  CheckFailed,
  Restricted,
  SelfLimitReached,
  Suspended,
  WithdrawalLimitReached,
} from './blocked.tsx';
import { Cashier, CashierSkeleton } from './Cashier.tsx';
import { DocumentsAsked } from '../documents.tsx';
import { DOCUMENTS_WORDS } from './documents-words.ts';
import { ForeignAddress, Redirecting } from './paying.tsx';
import { RequestRefused, RequestUnanswered } from './requested.tsx';
import {
  Cancelled,
  ConfirmationFailed,
  Confirming,
  Declined,
  NotFound,
  StillPending,
  Succeeded,
} from './returned.tsx';

export interface DepositViewProps {
  readonly screen: DepositScreen;
  readonly send: (event: DepositEvent) => void;
}

/** What the deposit flow shows, one component per screen. */
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
      return <RequestRefused screen={screen} send={send} />;
    case 'requestUnanswered':
      return <RequestUnanswered screen={screen} send={send} />;
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
    case 'selfLimitReached':
      return <SelfLimitReached screen={screen} send={send} />;
    case 'withdrawalLimitReached':
      return <WithdrawalLimitReached send={send} />;
    case 'restricted':
      return <Restricted />;
    case 'suspended':
      return <Suspended />;
    case 'error':
      return <CheckFailed screen={screen} send={send} />;
    case 'confirming':
      return <Confirming />;
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
