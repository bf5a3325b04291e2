import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { isTextId } from '../texts/index.ts';
import type { TextId } from '../texts/index.ts';
import { spinner } from '../ui/button.css.ts';
import { Button } from '../ui/Button.tsx';
import { unseen } from '../ui/base.css.ts';
import { fetchPartsAnew, isPartUnavailable } from '../ui/parts.ts';
import { Title } from '../ui/Title.tsx';
import { isOnline, useOnline, useTryAgain } from '../ui/try-again.ts';
import { Screen } from './Screen.tsx';
import * as css from './screens.css.ts';

/**
 * The screens for when nothing else works, texts included: each sentence has its English words here,
 * used until there are texts.
 */
const say = (id: TextId, words: string): string => (isTextId(id) ? i18n._(id) : words);

const reload = () => {
  location.reload();
};

/** ERR-01: something in the page broke. */
export const CrashScreen = () => (
  <>
    <Title of={say('screen.error.title', 'Oops, something went wrong.')} />
    <Screen
      icon={TriangleAlert}
      title={say('screen.error.title', 'Oops, something went wrong.')}
      actions={
        <Button icon={RotateCw} onClick={reload}>
          {say('action.reload', 'Reload')}
        </Button>
      }
    >
      <p role="alert">{say('screen.error.body', 'Please reload the page to try again.')}</p>
    </Screen>
  </>
);

/** A part of the site could not be fetched: another try, by itself or by a press, fetches it anew (ERR-03). */
export function PartUnavailable({ onRetry }: { onRetry: () => void }) {
  useTryAgain(onRetry);
  const online = useOnline();
  const title = online
    ? say('content.error.title', 'We could not load this page')
    : say('offline.title', 'You are offline');
  return (
    <>
      <Title of={title} />
      <Screen
        icon={TriangleAlert}
        title={title}
        actions={
          <Button icon={RotateCw} onClick={onRetry}>
            {say('action.retry', 'Try again')}
          </Button>
        }
      >
        <p role="alert">
          {online
            ? say(
                'error.unreachable',
                'We could not reach our service. Check your connection and try again.',
              )
            : say('offline.body', 'This page goes on by itself as soon as you have a network.')}
        </p>
      </Screen>
    </>
  );
}

/** Whether a page misses a part and is not broken: without a network it is assumed. */
export const isAway = (error: unknown): boolean => isPartUnavailable(error) || !isOnline();

/** ERR-02: the site could not start, for instance without texts (TEXT-04). */
export const StartFailed = () =>
  useOnline() ? <StartBroken /> : <PartUnavailable onRetry={reload} />;

const StartBroken = () => (
  <Screen
    icon={TriangleAlert}
    title={say('screen.failed.title', 'SOMETHING WENT WRONG')}
    actions={
      <Button icon={RotateCw} onClick={reload}>
        {say('action.retry', 'Try again')}
      </Button>
    }
  >
    <p role="alert">{say('screen.failed.body', 'Please try again')}</p>
  </Screen>
);

/** In place of a page while the session or the texts are awaited (GUARD-03, LAYOUT-06). */
export const PageLoader = () => (
  <div className={css.loader}>
    <output className={unseen}>{say('screen.loading', 'Loading…')}</output>
    <span className={spinner} aria-hidden />
    <p className={css.slow}>{say('screen.slow', '')}</p>
  </div>
);

interface BoundaryProps {
  readonly children: ReactNode;
  /** Hears of every render error, with React's component stack. */
  readonly onError: (error: unknown, componentStack: string) => void;
  /** In place of the full-page screen, for a part of a page (ERR-03). */
  readonly fallback?: ReactNode;
}

/** Catches render errors below it and shows the crash screen (ERR-01), or that a part is missing. */
export class ErrorBoundary extends Component<
  BoundaryProps,
  { readonly failed: { readonly error: unknown } | undefined }
> {
  override state: { readonly failed: { readonly error: unknown } | undefined } = {
    failed: undefined,
  };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError(error, componentStack ?? '');
  }

  readonly retry = () => {
    fetchPartsAnew();
    this.setState({ failed: undefined });
  };

  override render() {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    if (this.props.fallback === undefined && isAway(failed.error)) {
      return <PartUnavailable onRetry={this.retry} />;
    }
    return this.props.fallback ?? <CrashScreen />;
  }
}
