import { useSelector } from '@xstate/react';
import { MessageCircle, X } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { chatScreen } from '../../../machines/site/chat/screen.ts';
import { sameScreen, useAddress, useBrand, useLocale, useRuntime } from '../../app/context.tsx';
import type { Runtime } from '../../app/runtime.ts';
import { WidgetFrame } from '../../app/widget-frame.tsx';
import { languageTag } from '../../locale/locale.ts';
import { onTheme, themeFrom } from '../../shell/theme.ts';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { chatOf } from './actor.ts';
import * as css from './chat.css.ts';
import { chatClaim, chatSecret, forgetChatSecret, keepChatSecret } from './memory.ts';
import { usePlace } from './place.ts';
import { widgetSaid, type WidgetSaid } from './widget-said.ts';

type Chat = ReturnType<typeof chatOf>;

/** @public Called by whoever has fetched this file. */
export function openChat(runtime: Runtime): void {
  chatOf(runtime).send({ type: 'chat.opened' });
}

/** The launcher, where it shows, and the chat itself over whatever page shows. */
export default function ChatFlow() {
  const t = useT();
  const runtime = useRuntime();
  const [actor] = useState(() => chatOf(runtime));
  const screen = useSelector(actor, chatScreen, sameScreen);
  usePlace(
    useCallback(
      (place) => {
        actor.send({ type: 'page.shown', ...place });
      },
      [actor],
    ),
  );
  const title = useId();
  const isOpen = screen.name !== 'absent' && screen.name !== 'closed';
  const { panel, launcher, press, close } = useFocus(isOpen, () => {
    actor.send({ type: 'chat.closed' });
  });
  const frame = 'frame' in screen ? screen.frame : undefined;
  return (
    <aside aria-label={t('chat.title')} data-chat={screen.name}>
      {screen.name === 'closed' && screen.hasLauncher && (
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
          {t('chat.launcher')}
          {screen.unread > 0 && (
            <span className={css.badge}>{screen.unread > 99 ? '99+' : screen.unread}</span>
          )}
        </button>
      )}
      {(isOpen || frame !== undefined) && (
        <dialog
          ref={panel}
          open={isOpen}
          aria-labelledby={title}
          tabIndex={-1}
          className={css.panel}
        >
          <header className={css.header}>
            <h2 id={title} className={css.title}>
              {t('chat.title')}
            </h2>
            <button
              type="button"
              className={css.close}
              aria-label={t('action.close')}
              onClick={close}
            >
              <Icon of={X} />
            </button>
          </header>
          {(screen.name === 'opening' || screen.name === 'signingIn') && (
            <output className={css.waiting}>
              {t(screen.name === 'opening' ? 'chat.opening' : 'chat.signingIn')}
            </output>
          )}
          {screen.name === 'failed' && (
            <Failed
              onRetry={() => {
                actor.send({ type: 'retry.requested' });
              }}
            />
          )}
          {frame !== undefined && (
            <Widget
              key={frame}
              actor={actor}
              isShown={screen.name === 'connected'}
              onClose={close}
            />
          )}
        </dialog>
      )}
    </aside>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  const address = useAddress();
  return (
    <div className={css.waiting}>
      <ErrorState
        title={t('chat.failed.title')}
        onRetry={onRetry}
        action={
          <LinkButton look="quiet" href={address('/contact-email')}>
            {t('chat.byEmail')}
          </LinkButton>
        }
      >
        {t('chat.failed.body')}
      </ErrorState>
    </div>
  );
}

interface WidgetProps {
  readonly actor: Chat;
  readonly isShown: boolean;
  readonly onClose: () => void;
}

/** The third party's widget: there as long as answers may come, seen while the chat is open. */
function Widget({ actor, isShown, onClose }: WidgetProps) {
  const t = useT();
  const brand = useBrand();
  const locale = useLocale();
  const theme = useSyncExternalStore(onTheme, () => themeFrom(document.cookie));
  // The widget remembers what it has said since.
  const [secret] = useState(() => chatSecret() ?? null);
  const [told, setTold] = useState({ isShown, theme, secret });
  if (told.isShown !== isShown || told.theme !== theme) setTold({ isShown, theme, secret });
  const hear = (said: WidgetSaid): void => {
    switch (said.type) {
      case 'connected':
        actor.send({ type: 'widget.connected' });
        break;
      case 'refused':
        actor.send({ type: 'widget.refused' });
        break;
      case 'close':
        onClose();
        break;
      case 'unread':
        actor.send({ type: 'unread.counted', count: said.count });
        break;
      case 'secret':
        // A player's conversation is opened by nothing but their claim.
        if (actor.getSnapshot().context.playerId === undefined) keepChatSecret(said.secret);
        break;
      case 'adopted':
        forgetChatSecret();
        break;
    }
  };
  return (
    <WidgetFrame
      src="/widgets/support-chat/"
      title={t('chat.title')}
      className={isShown ? css.frame : css.unseen}
      greeting={{ brand: brand.id, language: languageTag(locale), market: locale.market }}
      claim={() => chatClaim(actor.getSnapshot().context.playerId)}
      told={told}
      read={widgetSaid}
      onSaid={hear}
      onReady={() => {
        actor.send({ type: 'widget.readied' });
      }}
    />
  );
}

/**
 * Focus goes into a chat that somebody opens, on into the widget, and back where it came from when the chat is
 * closed. A page that opens the chat by itself keeps the focus where it is.
 */
function useFocus(isOpen: boolean, onClose: () => void) {
  const panel = useRef<HTMLDialogElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const wasWithin = useRef(false);
  // The launcher is gone, and its focus with it, by the time that the chat is there.
  const wasPressed = useRef(false);
  const press = (): void => {
    wasPressed.current = true;
  };
  const close = (): void => {
    wasWithin.current = panel.current?.contains(document.activeElement) ?? false;
    onClose();
  };
  const escape = useEffectEvent(close);
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
    // The frame takes the focus on to what is typed in.
    const onLoad = (): void => {
      if (document.activeElement === shown) shown.querySelector('iframe')?.focus();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') escape();
    };
    shown.addEventListener('load', onLoad, true);
    shown.addEventListener('keydown', onKey);
    return () => {
      shown.removeEventListener('load', onLoad, true);
      shown.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return { panel, launcher, press, close };
}
