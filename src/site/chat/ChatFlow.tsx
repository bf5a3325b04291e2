import { useSelector } from '@xstate/react';
import { MessageCircle } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { chatScreen } from '../../../machines/site/chat/screen.ts';
import { useTold } from '../../runtime/flows/use-flow.ts';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import type { Runtime } from '../../runtime/runtime.ts';
import { useT } from '../../texts/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chatOf, chatPanel, isInUse } from './actor.ts';
import * as css from './chat.css.ts';
import { usePlace } from './place.ts';

/** @public called where this file was fetched and the market is known to have a chat */
export function openChat(runtime: Runtime): void {
  const actor = chatOf(runtime);
  // A chat that opens as it loads has not been told its place yet.
  if (actor.getSnapshot().matches('absent')) {
    actor.send({ type: 'page.shown', isMainPage: false, isOffered: true, opensChat: false });
  }
  actor.send({ type: 'chat.opened' });
}

/** The launcher, where it shows, and the chat itself over every page. */
export default function ChatFlow() {
  const t = useT();
  const runtime = useRuntime();
  const [actor] = useState(() => chatOf(runtime));
  const screen = useSelector(actor, chatScreen, sameScreen);
  const place = usePlace();
  useTold(actor, place && { type: 'page.shown', ...place });
  const isOpen = screen.name !== 'absent' && screen.name !== 'closed';
  const hasLauncher = screen.name === 'closed' && screen.hasLauncher;
  const part = useSyncExternalStore(chatPanel.onFetched, chatPanel.now, () => undefined);
  const { panel, launcher, press, leave } = useFocus(isOpen && part !== undefined);
  const close = (): void => {
    leave();
    actor.send({ type: 'chat.closed' });
  };
  return (
    <aside aria-label={t('chat.title')} data-chat={screen.name} hidden={!hasLauncher && !isOpen}>
      {hasLauncher && (
        <button
          ref={launcher}
          type="button"
          className={css.launcher}
          aria-label={screen.unread > 0 ? t('chat.unread', { count: screen.unread }) : undefined}
          onClick={() => {
            press();
            actor.send({ type: 'chat.opened' });
          }}
        >
          <Icon of={MessageCircle} />
          <span className={css.word}>{t('chat.launcher')}</span>
          {screen.unread > 0 && (
            <span className={css.badge}>{screen.unread > 99 ? '99+' : screen.unread}</span>
          )}
        </button>
      )}
      {part && isInUse(screen) && (
        <part.default actor={actor} screen={screen} isOpen={isOpen} panel={panel} onClose={close} />
      )}
    </aside>
  );
}

/**
 * The focus enters a chat that somebody opens, goes on into the widget, and returns when the chat is closed. A
 * page that opens the chat by itself keeps the focus where it is.
 */
function useFocus(isOpen: boolean) {
  const panel = useRef<HTMLDialogElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const wasWithin = useRef(false);
  // By the time that the chat is there, the launcher is gone with its focus.
  const wasPressed = useRef(false);
  const press = (): void => {
    wasPressed.current = true;
  };
  const leave = (): void => {
    wasWithin.current = panel.current?.contains(document.activeElement) ?? false;
  };
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (isOpen) {
      opener.current = before;
      const isPressed = wasPressed.current || before instanceof HTMLButtonElement;
      wasPressed.current = false;
      if (isPressed) panel.current?.focus({ preventScroll: true });
    } else if (wasWithin.current) {
      wasWithin.current = false;
      const back = opener.current;
      const isThere = back instanceof HTMLButtonElement && back.isConnected;
      const place = isThere ? back : (launcher.current ?? document.querySelector('main'));
      place?.focus({ preventScroll: true });
    }
  }, [isOpen]);
  useEffect(() => {
    const shown = panel.current;
    if (!isOpen || shown === null) return undefined;
    // The frame passes the focus on to its text field.
    const onLoad = (): void => {
      if (document.activeElement === shown) shown.querySelector('iframe')?.focus();
    };
    shown.addEventListener('load', onLoad, true);
    return () => {
      shown.removeEventListener('load', onLoad, true);
    };
  }, [isOpen]);
  return { panel, launcher, press, leave };
}
