import { useEffect, useRef } from 'react';
import { LOG_IN } from '../../app/addresses.ts';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SupportReference } from '../../ui/SupportReference.tsx';
import { TryAgainIn } from '../../ui/TryAgainIn.tsx';
import type { ShownRefusal } from './refusals.ts';
import * as css from './sign-up.css.ts';

/**
 * What is wrong with the form as a whole, above it. It takes the focus: on a phone the button that
 * was pressed lies a screen below.
 */
export function Problem(props: {
  refusal: ShownRefusal | undefined;
  /** Offered where the sign-up cannot go on. */
  onRestart?: () => void;
}) {
  const { refusal, onRestart } = props;
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal?.notice !== undefined) top.current?.focus();
  }, [refusal]);
  if (refusal?.notice === undefined) return null;
  return (
    <div ref={top} tabIndex={-1} className={css.problem}>
      <Notice severity="error" live="alert" title={t(refusal.notice)}>
        <SupportReference traceId={refusal.traceId} />
        {refusal.tooMany && <TryAgainIn wait={refusal.tooMany.retryAfter} />}
        {refusal.leads === 'logIn' && (
          <div className={css.ways}>
            <LinkButton compact look="secondary" href={LOG_IN}>
              {t('action.logIn')}
            </LinkButton>
            {onRestart && (
              <Button compact look="secondary" onClick={onRestart}>
                {t('signup.restart')}
              </Button>
            )}
          </div>
        )}
      </Notice>
    </div>
  );
}
