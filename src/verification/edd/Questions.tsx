import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { eddMachine } from '../../../machines/verification/edd/machine.ts';
import { eddScreen } from '../../../machines/verification/edd/screen.ts';
import type { Schemas } from '../../../openapi/types.ts';
import { sameScreen } from '../../runtime/context.tsx';
import { sentences, useT, type TextId } from '../../texts/index.ts';
import { stack } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { QuestionnaireForm } from './QuestionnaireForm.tsx';

const STANDING = {
  UNREQUESTED: 'edd.notAsked',
  REQUESTED: 'edd.notAsked',
  UNDER_REVIEW: 'edd.submitted',
  VERIFIED: 'edd.verified',
  EXPIRED: 'edd.expired',
} as const satisfies Record<Schemas['DocumentVerificationStatus'], TextId>;

/** The questionnaire, whether in a window or on its page. */
export function Questions({ flow }: { readonly flow: ActorRefFrom<typeof eddMachine> }) {
  const t = useT();
  const screen = useSelector(flow, eddScreen, sameScreen);
  const later = (): void => {
    flow.send({ type: 'questionnaire.postponed' });
  };
  switch (screen.name) {
    case 'reminder':
      return (
        <div className={stack}>
          <Button
            wide
            onClick={() => {
              flow.send({ type: 'questionnaire.begun' });
            }}
          >
            {t('edd.begin')}
          </Button>
          <Button look="secondary" wide onClick={later}>
            {t('edd.later')}
          </Button>
        </div>
      );
    case 'standing':
      return (
        <Notice
          severity={screen.status === 'VERIFIED' ? 'success' : 'info'}
          title={t(STANDING[screen.status])}
          live="status"
        />
      );
    case 'loading':
      return (
        <Loading label={t('edd.loading')}>
          <Skeleton shape="card" />
        </Loading>
      );
    case 'loadFailed':
      return (
        <ErrorState
          title={t('edd.loadFailed.title')}
          onRetry={() => {
            flow.send({ type: 'retry.requested' });
          }}
          action={
            <Button look="secondary" onClick={later}>
              {t('edd.later')}
            </Button>
          }
        >
          {sentences(t, failureWords(screen.failure))}
        </ErrorState>
      );
    case 'answering':
    case 'submitting':
    case 'notSubmitted':
      return (
        <QuestionnaireForm
          offered={screen.offered}
          busy={screen.name === 'submitting'}
          failure={screen.name === 'notSubmitted' ? screen.failure : undefined}
          onSubmit={(form) => {
            flow.send({ type: 'questionnaire.submitted', form });
          }}
          onLater={later}
        />
      );
    case 'submitted':
      return <Notice severity="success" title={t('edd.submitted')} live="status" />;
    case 'notAsked':
      return <Notice severity="info" title={t('edd.notAsked')} live="status" />;
    case 'postponed':
      return null;
  }
}
