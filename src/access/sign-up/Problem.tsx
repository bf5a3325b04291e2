import { useEffect, useRef, type ReactNode } from 'react';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { useT, type Words } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { formNews } from '../../ui/field.css.ts';
import * as css from './sign-up.css.ts';

/**
 * The notice of a fault of the form as a whole, above it. It takes the focus: on a phone the button that was
 * pressed lies a screen below.
 */
export function Problem(props: {
  /** A new list is news. */
  notice: readonly Words[] | undefined;
  leadsToLogIn: boolean;
  /** Offered where the sign-up cannot go on. */
  onRestart?: () => void;
  /** Beside the way to log in. */
  more?: ReactNode;
}) {
  const { notice, leadsToLogIn, onRestart, more } = props;
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice !== undefined) top.current?.focus();
  }, [notice]);
  if (notice === undefined) return null;
  return (
    <div ref={top} tabIndex={-1} className={formNews}>
      <FailureNotice title={t('signup.error.title')} words={notice}>
        {leadsToLogIn && (
          <div className={css.ways}>
            <LinkButton compact look="secondary" href={LOG_IN}>
              {t('action.logIn')}
            </LinkButton>
            {onRestart && (
              <Button compact look="secondary" onClick={onRestart}>
                {t('signup.restart')}
              </Button>
            )}
            {more}
          </div>
        )}
      </FailureNotice>
    </div>
  );
}
