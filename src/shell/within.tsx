import { Suspense, type ReactNode } from 'react';
import { useT } from '../texts/index.ts';
import { unseen } from '../ui/base.css.ts';
import { beginAnew } from '../ui/parts.ts';
import { ErrorState } from '../ui/States.tsx';
import { ErrorBoundary, missingWords, useMissingPart, type MissingPart } from './crash.tsx';
import { bar } from './layout.css.ts';

interface PlaceProps {
  /** Stands there while the part is fetched. */
  readonly loading?: ReactNode;
  /** What else may be done where the part does not come, such as to close it. */
  readonly waysOn?: ReactNode;
  /** Nothing is begun yet: the page may load anew by itself, but never over something typed. */
  readonly mayReload?: boolean;
  /** Of a window, whether it is asked for: only then is it missed, and the words stand over the page. */
  readonly isOpen?: boolean;
}

/**
 * A part in a file of its own, in a page or over it. Where it is missing, the page stays with all that was typed, and
 * the words and ways on stand in the part's place (ERR-03).
 */
export const Within = ({ children, ...place }: PlaceProps & { readonly children: ReactNode }) => (
  <ErrorBoundary
    onError={console.warn}
    renderMissing={(part) => place.isOpen !== false && <Missing {...part} {...place} />}
  >
    <Suspense fallback={place.loading}>{children}</Suspense>
  </ErrorBoundary>
);

const show = (words: HTMLElement | null): void => {
  words?.scrollIntoView({ block: 'nearest' });
};

function Missing(props: MissingPart & PlaceProps) {
  const { error, again, loading, waysOn, mayReload, isOpen } = props;
  const t = useT();
  const isWithin = mayReload !== true;
  const { screen, online, retry } = useMissingPart({ error, onCame: again, isWithin });
  if (screen === 'looking' && online) {
    return loading ?? <output className={unseen}>{t('screen.loading')}</output>;
  }
  const isWithheld = screen === 'withheld';
  const [offline, body] = missingWords(screen, online);
  return (
    <div ref={show} className={isOpen === true ? bar : undefined}>
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
