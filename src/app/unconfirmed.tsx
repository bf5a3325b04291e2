import { news } from '../shell/layout.css.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useT } from '../texts/index.ts';
import { useRuntime, useSession } from './context.tsx';

/** Tells a player whose session could not be confirmed why the site shows a visitor's pages (SESS-13); who does not wait logs out. */
export function Unconfirmed() {
  const t = useT();
  const { session } = useRuntime();
  if (useSession().name !== 'unconfirmed') return null;
  return (
    <div className={news}>
      <Notice severity="warning" live="status" title={t('session.unconfirmed.title')}>
        <p>{t('session.unconfirmed.body')}</p>
        <Button
          look="secondary"
          compact
          onClick={() => {
            session.send({ type: 'retry.requested' });
          }}
        >
          {t('action.retry')}
        </Button>
        <Button
          look="secondary"
          compact
          onClick={() => {
            session.send({ type: 'signOut.requested' });
          }}
        >
          {t('session.signOut')}
        </Button>
      </Notice>
    </div>
  );
}
