import { useSearch } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { news } from '../../shell/layout.css.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useT, type TextId } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Title } from '../../ui/Title.tsx';
import { useOnline } from '../../ui/try-again.ts';
import { useRuntime, useSession } from '../context.tsx';

/**
 * Why a known player gets no service (SESS-13), that the site goes on by itself, and the ways to ask at once and
 * to leave.
 * @param isPage in place of the page; otherwise above it
 */
export default function UnconfirmedWords({ isPage }: { isPage: boolean }) {
  const t = useT();
  const { session } = useRuntime();
  const screen = useSession();
  const [last, setLast] = useState(screen);
  if (screen.name === 'unconfirmed' && last !== screen) setLast(screen);
  const failure = last.name === 'unconfirmed' ? last.failure : undefined;
  const isOnline = useOnline();
  // Nobody here knows of a payment that was just made.
  const returned = useSearch({ strict: false, select: ({ deposit }) => deposit !== undefined });
  const isTrying = screen.name === 'loading';
  const retry = (): void => {
    session.send({ type: 'retry.requested' });
  };
  const isAway = failure?.kind === 'unreachable';
  const title: TextId = !isAway
    ? 'session.unconfirmed.title'
    : isOnline
      ? 'unreached.title'
      : 'offline.title';
  const body = (
    <>
      {failure === undefined && <p>{t('session.unconfirmed.body')}</p>}
      {failure !== undefined &&
        !isAway &&
        failureWords(failure).map(({ text, values }) => <p key={text}>{t(text, values)}</p>)}
      {failure !== undefined && <p>{t(isOnline ? 'unreached.body' : 'offline.body')}</p>}
      {isAway && !returned && <p>{t('unreached.money')}</p>}
    </>
  );
  const ways = (
    <>
      <Button look="secondary" compact={!isPage} busy={isTrying} onClick={retry}>
        {t('action.retry')}
      </Button>
      <Button
        look="secondary"
        compact={!isPage}
        onClick={() => {
          session.send({ type: 'signOut.requested' });
        }}
      >
        {t('session.signOut')}
      </Button>
    </>
  );
  if (isPage) {
    return (
      <>
        <Title of={t(title)} />
        <Screen icon={WifiOff} title={t(title)} actions={ways}>
          <div role="alert">{body}</div>
        </Screen>
      </>
    );
  }
  return (
    <div className={news}>
      <Notice severity="warning" live="status" title={t(title)}>
        {body}
        {ways}
      </Notice>
    </div>
  );
}
