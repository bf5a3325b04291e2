import { useSyncExternalStore } from 'react';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { useT } from '../../texts/index.ts';
import { stack } from '../../ui/base.css.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import Modal from '../../ui/Modal.tsx';
import { closeIdle, isIdleTold, onIdleTold } from './told.ts';

/** Tells a player who comes back why they are logged out: `idle-player` among the kinds of dialogs (ACT-06). */
export function IdleTold() {
  const t = useT();
  const isOpen = useSyncExternalStore(onIdleTold, isIdleTold, () => false);
  if (!isOpen) return null;
  return (
    <Modal
      id="idle-player"
      title={t('idle.ended.title')}
      intro={t('idle.ended.body')}
      onClose={closeIdle}
    >
      <div className={stack}>
        <LinkButton wide data-focus-first="" href={LOG_IN} onClick={closeIdle}>
          {t('idle.ended.logIn')}
        </LinkButton>
        <Button look="secondary" wide onClick={closeIdle}>
          {t('action.close')}
        </Button>
      </div>
    </Modal>
  );
}
