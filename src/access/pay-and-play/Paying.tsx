import { PAYMENT_PARTNER } from '../../../reference/pay-and-play.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from './pay-and-play.css.ts';
import { FRAME } from './ports.ts';

/**
 * The rights of the provider's page: its forms and scripts, under its own origin, and never the page around it.
 */
const SANDBOX = 'allow-forms allow-scripts allow-same-origin';

/** The provider's page in a frame, with a way out of it (PNP-02, PNP-12). */
export function Paying({ iframeUrl, onClose }: { iframeUrl: string; onClose: () => void }) {
  const t = useT();
  return (
    <>
      <header className={css.head}>
        <h1>{t('payAndPlay.frame.title')}</h1>
        <p className={css.intro}>{t('payAndPlay.frame.body', { provider: PAYMENT_PARTNER })}</p>
      </header>
      <iframe
        id={FRAME}
        title={t('payAndPlay.frame.label')}
        src={iframeUrl}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        className={css.frame}
      />
      <Button look="quiet" wide onClick={onClose}>
        {t('payAndPlay.frame.close')}
      </Button>
    </>
  );
}
