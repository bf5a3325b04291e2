import { Component, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { useSelector } from '@xstate/react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { createActor } from 'xstate';
import type { MissingPartScreen } from '../../machines/site/missing-part/machine.ts';
import { missingPartScreen } from '../../machines/site/missing-part/screen.ts';
import { reachSite } from '../api/reach-site.ts';
import { isTextId } from '../texts/index.ts';
import type { TextId } from '../texts/index.ts';
import { spinner } from '../ui/button.css.ts';
import { Button } from '../ui/Button.tsx';
import { unseen } from '../ui/base.css.ts';
import { beginAnew, fetchAgain, isPartUnavailable } from '../ui/parts.ts';
import { Title } from '../ui/Title.tsx';
import { isOnline, useOnline } from '../ui/try-again.ts';
import { lookFor } from './missing-part.ts';
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

interface PartUnavailableProps {
  /** How the fetch ended. */
  readonly error: unknown;
  /** Fetches what else the page is made of; rejects as long as that fails. */
  readonly fetchMore?: () => Promise<unknown>;
  /** What was missing is there. */
  readonly onCame: () => void;
  /** Other pages, for where the part does not come. */
  readonly waysOn?: ReactNode;
}

/** Runs the chart of a missing part while it is missed. */
export function useMissingPart({
  error,
  fetchMore,
  onCame,
  isWithin = false,
}: Pick<PartUnavailableProps, 'error' | 'fetchMore' | 'onCame'> & {
  /** The page around it is in use: it does not reload by itself. */
  readonly isWithin?: boolean;
}) {
  const [actor] = useState(() =>
    createActor(
      lookFor(async () => {
        // Without a network anything may break: what it was shows once there is one.
        await (isPartUnavailable(error) ? fetchAgain(error) : reachSite());
        await fetchMore?.();
      }, isWithin),
    ),
  );
  const came = useEffectEvent(onCame);
  useEffect(() => {
    const heard = [actor.on('part.came', () => came()), actor.on('reload.due', reload)];
    actor.start();
    return () => {
      for (const subscription of heard) subscription.unsubscribe();
      actor.stop();
    };
  }, [actor]);
  const screen = useSelector(actor, (snapshot) => missingPartScreen(snapshot).name);
  const online = useOnline();
  const retry = (): void => {
    actor.send({ type: 'retry.requested' });
  };
  return { screen, online, retry };
}

/** A part of the site could not be fetched: what is done about it, and what the player may do (ERR-03). */
export function PartUnavailable({ waysOn, ...missing }: PartUnavailableProps) {
  const { screen, online, retry } = useMissingPart(missing);
  if (screen === 'looking' && online) return <PageLoader />;
  const [title, body] = missingWords(screen, online);
  return (
    <>
      <Title of={title} />
      <Screen
        icon={TriangleAlert}
        title={title}
        actions={
          <>
            <Button icon={RotateCw} onClick={retry}>
              {say('action.retry', 'Try again')}
            </Button>
            {screen === 'withheld' && waysOn}
          </>
        }
      >
        <p role="alert">{body}</p>
      </Screen>
    </>
  );
}

/** What is said of a missing page or part. */
export const missingWords = (
  screen: MissingPartScreen['name'],
  online: boolean,
): readonly [title: string, body: string] => {
  if (screen !== 'withheld' && !online) {
    return [
      say('offline.title', 'You are offline'),
      say('offline.body', 'This page goes on by itself as soon as you have a network.'),
    ];
  }
  return [
    say('content.error.title', 'We could not load this page'),
    screen === 'withheld'
      ? say(
          'error.withheld',
          'Our service answers, but a file of this page does not reach you. A blocker in your browser or network may stop it: allow this site there, then try again or reload the page.',
        )
      : say(
          'error.unreachable',
          'We could not reach our service. Check your connection and try again.',
        ),
  ];
};

/** Whether a page misses a part and is not broken: without a network it is assumed. */
export const isAway = (error: unknown): boolean => isPartUnavailable(error) || !isOnline();

/** ERR-02: the site could not start, for instance without texts (TEXT-04). */
export const StartFailed = () =>
  useOnline() ? <StartBroken /> : <PartUnavailable error={undefined} onCame={reload} />;

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
  /** Shows in place of a part that is missing within a page; what else breaks there breaks the page. */
  readonly renderMissing?: (part: MissingPart) => ReactNode;
}

export interface MissingPart {
  /** How the fetch ended. */
  readonly error: unknown;
  /** Shows the part anew. */
  readonly again: () => void;
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

  readonly again = () => {
    this.setState({ failed: undefined });
  };

  override render() {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    const { renderMissing } = this.props;
    if (renderMissing !== undefined) {
      if (!isAway(failed.error)) throw failed.error;
      return renderMissing({ error: failed.error, again: this.again });
    }
    if (this.props.fallback === undefined && isAway(failed.error)) {
      return <PartUnavailable error={failed.error} onCame={this.again} />;
    }
    return this.props.fallback ?? <CrashScreen />;
  }
}

const besideBroke = (error: unknown): void => {
  console.warn(error);
  beginAnew(error);
};

/**
 * Something beside the page, without which it goes on: where it breaks, or cannot be fetched, the page stays.
 * @param instead shows in its place
 */
export const Beside = ({ children, instead }: { children: ReactNode; instead?: ReactNode }) => (
  <ErrorBoundary onError={besideBroke} fallback={instead ?? <></>}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
