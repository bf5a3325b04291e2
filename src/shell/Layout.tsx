import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../texts/index.ts';
import { ToastHost } from '../ui/ToastHost.tsx';
import { dismissToast, onToasts, toastList } from '../ui/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { trackAppHeight } from './app-height.ts';
import { showBrandFonts } from './brand-fonts.ts';
import { ErrorBoundary } from './crash.tsx';
import { keepFocus } from './keep-focus.ts';
import * as css from './layout.css.ts';
import './print.css.ts';

export interface LayoutProps {
  /** A question beside the page: after the way past it, before anything else. */
  readonly asked?: ReactNode;
  readonly header: ReactNode;
  readonly footer: ReactNode;
  /** Shown below 1024 px only (LAYOUT-01). */
  readonly bottomNav: ReactNode;
  /** Changes with every navigation to another page: the path without query and hash. */
  readonly pageKey: string;
  /** Kind of the page, for testers and style sheets (ROUTE-29). */
  readonly pageKind: string;
  readonly children: ReactNode;
}

/** The frame of every page. */
export function Layout(props: LayoutProps) {
  const { asked, header, footer, bottomNav, pageKey, pageKind, children } = props;
  const t = useT();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pageKey);

  /* Before the paint, so that no line is seen to move. */
  useLayoutEffect(showBrandFonts, [pageKey]);
  useEffect(() => trackAppHeight(window), []);
  /* Before the views take the focus themselves. */
  useLayoutEffect(() => (main.current === null ? undefined : keepFocus(main.current)), []);
  /* After a navigation a screen reader and the Tab key start at the new page's content. */
  useEffect(() => {
    if (shown.current === pageKey) return;
    shown.current = pageKey;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pageKey]);

  return (
    <>
      <a href="#main" className={css.skip} data-reload="">
        {t('shell.skip')}
      </a>
      {asked}
      {header}
      <main ref={main} id="main" tabIndex={-1} className={css.main} data-page-kind={pageKind}>
        {children}
      </main>
      {footer}
      {bottomNav}
      <ErrorBoundary onError={console.warn} fallback={<PlainToasts />}>
        <ToastHost />
      </ErrorBoundary>
    </>
  );
}

/** News that cannot be shown as they should be are said all the same. */
function PlainToasts() {
  const t = useT();
  const [newest] = useSyncExternalStore(onToasts, toastList, toastList).toReversed();
  return newest === undefined ? null : (
    <output className={css.bar}>
      {newest.message} {newest.value}{' '}
      <Button
        look="secondary"
        compact
        onClick={() => {
          dismissToast(newest.id);
        }}
      >
        {t('action.close')}
      </Button>
    </output>
  );
}
