import { FileClock, FileText, FileWarning, Upload } from 'lucide-react';
import type { WithdrawEvent } from '../../../machines/banking/withdraw/machine.ts';
import type { WithdrawScreen } from '../../../machines/banking/withdraw/screen.ts';
import { Support } from '../../app/support.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Result } from '../deposit/Result.tsx';
import { HomeOrCheck } from '../ways-on.tsx';

type Send = (event: WithdrawEvent) => void;

/** Documents are wanted; where the policy allows it, they may wait (WDR-10). */
export function DocumentsPreferred(props: {
  screen: Extract<WithdrawScreen, { name: 'documentsPreferred' }>;
  send: Send;
}) {
  const { daysLeft, can } = props.screen;
  const t = useT();
  const wait =
    daysLeft === undefined ? 'withdraw.verifyLoyal.bodyNoDays' : 'withdraw.verifyLoyal.body';
  return (
    <Result
      icon={FileText}
      tone="caution"
      title={t(can.later ? 'deposit.verifyLoyal.title' : 'withdraw.verifyFirst.title')}
      actions={
        <>
          <UploadButton send={props.send} />
          {can.later && (
            <Button
              look="secondary"
              onClick={() => {
                props.send({ type: 'later.chosen' });
              }}
            >
              {t('withdraw.later')}
            </Button>
          )}
        </>
      }
    >
      <p>{can.later ? t(wait, { days: daysLeft ?? 0 }) : t('withdraw.verifyFirst.body')}</p>
    </Result>
  );
}

export function DocumentsRequired({ send }: { send: Send }) {
  const t = useT();
  return (
    <Result
      icon={FileWarning}
      tone="caution"
      title={t('deposit.verifyRequired.title')}
      actions={<UploadButton send={send} />}
    >
      <p>{t('withdraw.verifyRequired.body')}</p>
    </Result>
  );
}

export function DocumentsStrict({ send }: { send: Send }) {
  const t = useT();
  return (
    <Result
      icon={FileWarning}
      tone="caution"
      title={t('withdraw.verifyStrict.title')}
      actions={<UploadButton send={send} />}
    >
      <p>{t('withdraw.verifyStrict.body')}</p>
    </Result>
  );
}

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

/** The support takes documents; what to have ready is said here. */
export function UploadNeeded({ send }: { send: Send }) {
  const t = useT();
  return (
    <Result
      icon={Upload}
      tone="plain"
      title={t('deposit.documents.title')}
      actions={
        <>
          <Support look="primary" />
          <Button
            look="secondary"
            onClick={() => {
              send({ type: 'upload.left' });
            }}
          >
            {t('action.back')}
          </Button>
        </>
      }
    >
      <p>{t('deposit.documents.body')}</p>
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
