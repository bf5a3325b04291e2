import { X } from 'lucide-react';
import { useId, useState, useSyncExternalStore, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { chatMachine } from '../../../machines/site/chat/machine.ts';
import type { ChatScreen } from '../../../machines/site/chat/screen.ts';
import { useAddress, useBrand, useLocale } from '../../runtime/context.tsx';
import { WidgetFrame } from '../../runtime/frames/widget-frame.tsx';
import { languageTag } from '../../locale/locale.ts';
import { onTheme, themeFrom } from '../../shell/theme.ts';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ErrorState } from '../../ui/States.tsx';
import * as css from './chat.css.ts';
import { chatClaim, chatSecret, forgetChatSecret, keepChatSecret } from './memory.ts';
import { widgetSaid, type WidgetSaid } from './widget-said.ts';

type Chat = ActorRefFrom<typeof chatMachine>;

export interface ChatPanelProps {
  readonly actor: Chat;
  readonly screen: ChatScreen;
  readonly isOpen: boolean;
  readonly panel: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
}

/** The chat itself; it loads when it is opened, or when answers to an earlier one may come. */
export default function ChatPanel({ actor, screen, isOpen, panel, onClose }: ChatPanelProps) {
  const t = useT();
  const title = useId();
  const frame = 'frame' in screen ? screen.frame : undefined;
  return (
    <dialog
      ref={panel}
      open={isOpen}
      aria-labelledby={title}
      tabIndex={-1}
      className={css.panel}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header className={css.header}>
        <h2 id={title} className={css.title}>
          {t('chat.title')}
        </h2>
        <button
          type="button"
          className={css.close}
          aria-label={t('action.close')}
          onClick={onClose}
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
        <Widget key={frame} actor={actor} isShown={screen.name === 'connected'} onClose={onClose} />
      )}
    </dialog>
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

/** The third party's widget: loaded as long as answers may come, shown while the chat is open. */
function Widget({ actor, isShown, onClose }: WidgetProps) {
  const t = useT();
  const brand = useBrand();
  const locale = useLocale();
  const theme = useSyncExternalStore(onTheme, () => themeFrom(document.cookie));
  // The widget remembers its later messages.
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
        // Only the claim of a player opens their conversation.
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
