import { useAddress } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import Modal from '../../ui/Modal.tsx';
import * as css from './documents.css.ts';

/** A proof of the source of wealth is asked for; it may wait a day. @param onClose it was seen */
export default function WealthWindow({ onClose }: { onClose: () => void }) {
  const t = useT();
  const address = useAddress();
  return (
    <Modal
      id="source-of-wealth"
      title={t('documents.wealth.asked')}
      intro={t('documents.wealth.askedBody')}
      onClose={onClose}
    >
      <div className={css.actions}>
        <LinkButton
          data-focus-first=""
          href={address('/my-account/account/verification')}
          onClick={onClose}
        >
          {t('documents.send')}
        </LinkButton>
        <Button look="secondary" onClick={onClose}>
          {t('documents.later')}
        </Button>
      </div>
    </Modal>
  );
}
