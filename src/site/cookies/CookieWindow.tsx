import { useT } from '../../texts/index.ts';
import Modal from '../../ui/Modal.tsx';
import CookieSettings from './CookieSettings.tsx';

/** The settings over a page: `cookie-notice` among the kinds of dialogs (MODAL-01). */
export default function CookieWindow({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Modal
      id="cookie-notice"
      title={t('cookies.settings')}
      intro={t('cookies.intro')}
      onClose={onClose}
    >
      <CookieSettings />
    </Modal>
  );
}
