import { useId, useLayoutEffect, useRef } from 'react';
import type { CookieOptions } from '../../../machines/site/cookies/choice.ts';
import { useAddress } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Answers } from './Answers.tsx';
import * as css from './cookies.css.ts';

export interface CookieNoticeProps {
  readonly onChoose: (options: CookieOptions) => void;
  readonly onSettings: () => void;
}

/**
 * Asks without blocking: a region of the page, first in its order, over content that can be scrolled clear of it.
 * To refuse is as easy as to accept (NS-21).
 */
export function CookieNotice({ onChoose, onSettings }: CookieNoticeProps) {
  const t = useT();
  const address = useAddress();
  const title = useId();
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => (notice.current === null ? undefined : keepRoom(notice.current)), []);
  return (
    <section ref={notice} className={css.notice} aria-labelledby={title} data-cookie-notice="">
      <h2 id={title} className={css.title}>
        {t('cookies.notice.title')}
      </h2>
      <p className={css.body}>
        {t('cookies.notice.body')} <a href={address('/cookie-policy')}>{t('cookies.policy')}</a>
      </p>
      <Answers onChoose={onChoose}>
        <Button look="quiet" compact onClick={onSettings}>
          {t('cookies.choose')}
        </Button>
      </Answers>
    </section>
  );
}

/**
 * Keeps room for a notice at the end of the page in the style variable `--notice`, in px: none where a filter of the
 * browser hides it.
 * @returns gives the room back
 */
function keepRoom(notice: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--notice', `${notice.offsetHeight}px`);
  });
  observer.observe(notice);
  return () => {
    observer.disconnect();
    style.removeProperty('--notice');
  };
}
