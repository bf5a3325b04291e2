import { useSelector } from '@xstate/react';
import { eddScreen } from '../../../machines/verification/edd/screen.ts';
import type { EddInput } from '../../../machines/verification/edd/setup.ts';
import { sameScreen } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import Modal from '../../ui/Modal.tsx';
import { pushToast } from '../../ui/toasts.ts';
import { Questions } from './Questions.tsx';
import { useQuestionnaire } from './use-questionnaire.ts';

/**
 * The reminder, and in its place the questionnaire: `edd-questionnaire` among the kinds of dialogs
 * (MODAL-01). While the answers are on their way it cannot be closed.
 */
export default function ReminderWindow(props: {
  account: EddInput['account'];
  onClose: () => void;
}) {
  const { account, onClose } = props;
  const t = useT();
  const flow = useQuestionnaire({ at: 'reminder', account }, (fact) => {
    if (fact.type === 'questionnaire.settled') {
      const message = t(fact.isStored ? 'edd.submitted' : 'edd.notAsked');
      pushToast({ severity: fact.isStored ? 'success' : 'warning', message });
    }
    onClose();
  });
  const { name } = useSelector(flow, eddScreen, sameScreen);
  const canWait = name !== 'loading' && name !== 'submitting';
  return (
    <Modal
      id="edd-questionnaire"
      title={t('edd.title')}
      intro={t('edd.intro')}
      {...(canWait && {
        onClose: () => {
          flow.send({ type: 'questionnaire.postponed' });
        },
      })}
    >
      <Questions flow={flow} />
    </Modal>
  );
}
