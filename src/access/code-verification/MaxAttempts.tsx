import { LazyModal } from '../../shell/LazyModal.tsx';
import { useT, type TextId } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';

/** Too many wrong codes (MODAL-02): the modal says so, and the form behind it is cleared. */
export function MaxAttempts({ close, onClose }: { close: TextId; onClose: () => void }) {
  const t = useT();
  return (
    <LazyModal
      id="max-attempts"
      title={t('code.maxAttempts.title')}
      intro={t('code.maxAttempts.body')}
      onClose={onClose}
    >
      <Button wide onClick={onClose}>
        {t(close)}
      </Button>
    </LazyModal>
  );
}
