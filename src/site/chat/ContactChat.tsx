import { MessageCircle } from 'lucide-react';
import { useOpenChat } from './chat-host.tsx';
import { useAddress } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import * as css from './chat.css.ts';
import { useHasChat } from './place.ts';

/** Opens the support chat again (CHAT-06); where the market has none it says how else to reach people. */
export function ContactChat() {
  const t = useT();
  const address = useAddress();
  const hasChat = useHasChat();
  const openChat = useOpenChat();
  if (hasChat === undefined) return null;
  return (
    <div className={css.contact}>
      {hasChat ? (
        <Button icon={MessageCircle} onClick={openChat}>
          {t('chat.open')}
        </Button>
      ) : (
        <>
          <p>{t('chat.absent')}</p>
          <LinkButton href={address('/contact-email')}>{t('chat.byEmail')}</LinkButton>
        </>
      )}
    </div>
  );
}
