import type { PayAndPlayScreen } from '../../../machines/access/pay-and-play/screen.ts';
import { PAYMENT_PARTNER } from '../../../reference/pay-and-play.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from './pay-and-play.css.ts';
import { FRAME } from './ports.ts';

/**
 * The rights of the provider's page: its forms and scripts under its own origin, and what opens a bank's app. That
 * is a link to an app's own protocol, or a window, which must not be as closed as the frame: banks' pages would not
 * work in it. A page of a bank may take this tab over when the person presses for it; the way back is
 * `startInTab`. Never without a press, and nothing else: no dialogs, downloads, pointer lock or presentations.
 *
 * The frame ends on our own callback, which needs our origin to hand over the code. A browser warns there that a
 * page of our origin could leave the sandbox: that is so, and harmless, because it is our page. The provider's page
 * is held back by its own origin. Only the stand-in has ours: it ships with the site, and its page is warned of, too.
 */
const SANDBOX = [
  'allow-forms',
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
  'allow-top-navigation-to-custom-protocols',
].join(' ');

/** The provider's page in a frame, with a way out of it (PNP-02, PNP-12). */
export function Paying(props: {
  screen: Extract<PayAndPlayScreen, { name: 'paying' }>;
  onClose: () => void;
}) {
  const { screen, onClose } = props;
  const { start, isPaid, reopened, isLate } = screen;
  const t = useT();
  const news = isPaid ? 'payAndPlay.frame.paid' : 'payAndPlay.frame.app';
  return (
    <>
      <header className={css.head}>
        <h1>{t('payAndPlay.frame.title')}</h1>
        <p className={css.intro}>{t('payAndPlay.frame.body', { provider: PAYMENT_PARTNER })}</p>
        <output className={css.intro}>{t(isLate ? 'payAndPlay.sessionOver.body' : news)}</output>
      </header>
      <iframe
        key={String(reopened)}
        id={FRAME}
        title={t('payAndPlay.frame.label')}
        src={start.iframeUrl}
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
