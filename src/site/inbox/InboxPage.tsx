import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Inbox } from 'lucide-react';
import { useRef, useState } from 'react';
import { inboxScreen } from '../../../machines/site/inbox/screen.ts';
import { useTold } from '../../runtime/flows/use-flow.ts';
import { sameScreen, useLocale, useRuntime } from '../../runtime/context.tsx';
import { isLinkable, pageAt } from '../../runtime/pages/pages.ts';
import { safeLink } from '../../content/links.ts';
import { sentences, useT } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Title } from '../../ui/Title.tsx';
import { inboxOf } from './actor.ts';
import * as css from './inbox.css.ts';
import { InboxFrame } from './InboxFrame.tsx';
import type { Said } from './said.ts';

export interface InboxPageProps {
  /** The messages that the inbox begins with. */
  readonly show: 'all' | 'unread';
}

/** The player's messages (ROUTE-20): the page loads them, whatever other pages may load. */
export function InboxPage({ show }: InboxPageProps) {
  const t = useT();
  const actor = inboxOf(useRuntime());
  useTold(actor, { type: 'page.opened' }, { type: 'page.left' });
  return (
    <div className={css.inbox}>
      <Title of={t('inbox.title')} />
      <h1>{t('inbox.title')}</h1>
      <Content show={show} />
    </div>
  );
}

function Content({ show }: InboxPageProps) {
  const t = useT();
  const actor = inboxOf(useRuntime());
  const screen = useSelector(actor, inboxScreen, sameScreen);
  switch (screen.name) {
    case 'away':
    case 'beside':
    case 'loading':
      return <Opening />;
    case 'opening':
    case 'open':
      return (
        <>
          {screen.name === 'opening' && <Opening />}
          <Messages
            inboxId={screen.inboxId}
            show={show}
            className={screen.name === 'opening' ? css.coming : css.frame}
          />
        </>
      );
    case 'empty':
      return (
        <EmptyState icon={Inbox} title={t('inbox.empty.title')}>
          {t('inbox.empty.body')}
        </EmptyState>
      );
    case 'failed':
      return (
        <ErrorState
          title={t('inbox.failed.title')}
          onRetry={() => {
            actor.send({ type: 'retry.requested' });
          }}
        >
          {screen.failure ? sentences(t, failureWords(screen.failure)) : t('inbox.failed.frame')}
        </ErrorState>
      );
  }
}

function Opening() {
  const t = useT();
  return (
    <Loading label={t('inbox.loading')}>
      <Skeleton shape="card" />
    </Loading>
  );
}

/** Before the frame has said how high it is, in CSS px. */
const FIRST_HEIGHT = 480;

function Messages(props: InboxPageProps & { inboxId: string; className: string }) {
  const { inboxId, show, className } = props;
  const t = useT();
  const go = useGo();
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const box = useRef<HTMLElement>(null);
  const onSaid = (said: Said): void => {
    if (said.type === 'sized') setHeight(said.height);
    if (said.type === 'go') go(said.path);
    // The scroll position of a long list does not hide the beginning of a message.
    const top = box.current?.getBoundingClientRect().top ?? 0;
    if (said.type === 'turned' && top < 0) box.current?.scrollIntoView();
  };
  return (
    <section ref={box} className={className} style={{ height }} aria-label={t('inbox.frame')}>
      <InboxFrame inboxId={inboxId} show={show} className={css.messages} onSaid={onSaid} />
    </section>
  );
}

/** Goes to a page of the site that a message names, and to nothing else. */
function useGo(): (path: string) => void {
  const router = useRouter();
  const locale = useLocale();
  return (path) => {
    const link = safeLink(path, locale);
    if (link?.kind !== 'internal' || !path.startsWith('/')) return;
    if (isLinkable(pageAt(router, path))) void router.navigate({ href: link.href });
  };
}
