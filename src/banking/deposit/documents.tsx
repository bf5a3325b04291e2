import { FileClock, FileText, FileWarning, Upload } from 'lucide-react';
import { Suspense } from 'react';
import type { DepositEvent } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { useSession } from '../../app/context.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Result } from './Result.tsx';
import { HomeOrCheck } from '../ways-on.tsx';
import { lazyPart } from '../../ui/parts.ts';

type Send = (event: DepositEvent) => void;

// Who may deposit does not wait for it.
const Documents = lazyPart(async () => {
  const { DocumentsFlow } = await import('../../verification/documents/DocumentsFlow.tsx');
  return { default: DocumentsFlow };
});

/** Documents are wanted; where the policy allows it, they may wait (DEP-06, DEP-15). */
export function DocumentsPreferred(props: {
  screen: Extract<DepositScreen, { name: 'documentsPreferred' }>;
  send: Send;
}) {
  const { screen, send } = props;
  const { daysLeft, can } = screen;
  const t = useT();
  const wait =
    daysLeft === undefined ? 'deposit.verifyLoyal.bodyNoDays' : 'deposit.verifyLoyal.body';
  return (
    <Result
      icon={FileText}
      tone="caution"
      title={t(can.later ? 'deposit.verifyLoyal.title' : 'deposit.verifyFirst.title')}
      actions={
        <>
          <UploadButton send={send} />
          {can.later && (
            <Button
              look="secondary"
              onClick={() => {
                send({ type: 'later.chosen' });
              }}
            >
              {t('deposit.later')}
            </Button>
          )}
        </>
      }
    >
      <p>{can.later ? t(wait, { days: daysLeft ?? 0 }) : t('deposit.verifyFirst.body')}</p>
    </Result>
  );
}

/** DEP-08. */
export function DocumentsRequired({ send }: { send: Send }) {
  const t = useT();
  return (
    <Result
      icon={FileWarning}
      tone="caution"
      title={t('deposit.verifyRequired.title')}
      actions={<UploadButton send={send} />}
    >
      <p>{t('deposit.verifyRequired.body')}</p>
    </Result>
  );
}

/** DEP-09. */
export function DocumentsStrict({ send }: { send: Send }) {
  const t = useT();
  return (
    <Result
      icon={FileWarning}
      tone="caution"
      title={t('deposit.verifyStrict.title')}
      actions={<UploadButton send={send} />}
    >
      <p>{t('deposit.verifyStrict.body')}</p>
    </Result>
  );
}

/** DEP-07. */
export function DocumentsUnderReview({ send }: { send: Send }) {
  const t = useT();
  return (
    <Result
      icon={FileClock}
      tone="plain"
      title={t('deposit.verifyUnderReview.title')}
      actions={<HomeOrCheck send={send} />}
    >
      <p>{t('deposit.verifyUnderReview.body')}</p>
    </Result>
  );
}

/** The documents are handed in here, inside the deposit (DEP-14). */
export function UploadNeeded({ send }: { send: Send }) {
  const t = useT();
  const session = useSession();
  const leave = (): void => {
    send({ type: 'upload.left' });
  };
  return (
    <Result
      icon={Upload}
      tone="plain"
      title={t('deposit.documents.title')}
      actions={
        <Button look="secondary" onClick={leave}>
          {t('action.back')}
        </Button>
      }
    >
      <p>{t('deposit.documents.body')}</p>
      <Suspense>
        {session.name === 'player' && (
          <Documents.Part player={session} origin="depositPage" onFinished={leave} />
        )}
      </Suspense>
    </Result>
  );
}

function UploadButton({ send }: { send: Send }) {
  const t = useT();
  return (
    <Button
      onClick={() => {
        send({ type: 'upload.chosen' });
      }}
    >
      {t('deposit.upload')}
    </Button>
  );
}
