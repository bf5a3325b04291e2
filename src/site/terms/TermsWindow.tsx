import { useAddress } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { stack } from '../../ui/base.css.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import Modal from '../../ui/Modal.tsx';

/** News of newer terms: `terms-update` among the kinds of dialogs (MODAL-01). Nobody has to answer it here. */
export default function TermsWindow({ onClose }: { onClose: () => void }) {
  const t = useT();
  const address = useAddress();
  return (
    <Modal
      id="terms-update"
      title={t('terms.update.title')}
      intro={t('terms.window.body')}
      onClose={onClose}
    >
      <div className={stack}>
        <LinkButton
          wide
          data-focus-first=""
          href={address('/accept-terms-condition')}
          onClick={onClose}
        >
          {t('terms.update.read')}
        </LinkButton>
        <Button look="secondary" wide onClick={onClose}>
          {t('terms.update.later')}
        </Button>
      </div>
    </Modal>
  );
}
