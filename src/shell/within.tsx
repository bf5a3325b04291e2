import { Suspense, type ReactNode } from 'react';
import { useT } from '../texts/index.ts';
import { unseen } from '../ui/base.css.ts';
import { beginAnew } from '../ui/parts.ts';
import { ErrorState } from '../ui/States.tsx';
import { ErrorBoundary, missingWords, useMissingPart, type MissingProps } from './crash.tsx';

interface WithinProps {
  readonly children: ReactNode;
  /** Stands there while the part is fetched. */
  readonly loading?: ReactNode;
  /** What else may be done where the part does not come, such as to close it. */
  readonly waysOn?: ReactNode;
}

/**
 * A part in a file of its own, in a page that is in use or over it. Where it is missing, the page stays with all that
 * was typed, and the words and ways on stand in the part's place (ERR-03).
 */
export const Within = ({ children, loading, waysOn }: WithinProps) => (
  <ErrorBoundary onError={console.warn} Missing={Missing} waysOn={waysOn}>
    <Suspense fallback={loading}>{children}</Suspense>
  </ErrorBoundary>
);

const show = (words: HTMLElement | null): void => {
  words?.scrollIntoView({ block: 'nearest' });
};

function Missing({ error, again, waysOn }: MissingProps) {
  const t = useT();
  const { screen, online, retry } = useMissingPart({ error, onCame: again, isWithin: true });
  if (screen === 'looking' && online) {
    return <output className={unseen}>{t('screen.loading')}</output>;
  }
  const isWithheld = screen === 'withheld';
  const [offline, body] = missingWords(screen, online);
  return (
    <div ref={show}>
      <ErrorState
        title={isWithheld || online ? t('content.error.part') : offline}
        // A reload would take away what was typed.
        onRetry={() => {
          if (!isWithheld) return retry();
          beginAnew(error);
          again();
        }}
        action={waysOn}
      >
        {body}
      </ErrorState>
    </div>
  );
}
