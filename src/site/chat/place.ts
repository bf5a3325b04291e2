import { useState } from 'react';
import type { ChatPage } from '../../../machines/site/chat/setup.ts';
import { useBrand, useLocale } from '../../runtime/context.tsx';
import type { Page } from '../../runtime/pages/pages.ts';
import type { ContentResult } from '../../runtime/content/content-types.ts';
import { useContent } from '../../runtime/content/use-content.ts';
import { usePage } from '../../runtime/pages/use-page.ts';
import { useLanguage } from '../../texts/index.ts';

/** The pages that show the launcher before the chat was opened, by their first part (CHAT-01). */
const MAIN_PAGES: readonly string[] = [
  'home',
  'sportsbook',
  'virtuals',
  'online-casino',
  'live-casino-online',
  'promotions',
];

/** The page of the support chat, which opens it (CHAT-06). */
const PAGE_OF_CHAT = 'contact-live-chat';

export const isMainPage = ({ rootPageId, path }: Page, welcomePath: string): boolean =>
  MAIN_PAGES.includes(rootPageId) || path === `/${welcomePath}`;

/** Whether the market of the address has a chat (CHAT-04); undefined as long as that is not known. */
export function useHasChat(): boolean | undefined {
  const { market } = useLocale();
  const read = useContent('markets', { lang: useLanguage() });
  // In another language they are read anew, and are the same.
  const [known, setKnown] = useState<ContentResult<'markets'>>();
  const markets = read.status === 'ready' ? read.value : known;
  if (markets !== known) setKnown(markets);
  const here = markets?.find(({ marketId }) => marketId === market);
  return here && !here.disableLiveChat;
}

/** The meaning of the current page to the chat; undefined as long as that is not known. */
export function usePlace(): ChatPage | undefined {
  const page = usePage();
  const isMain = isMainPage(page, useBrand().welcomePath);
  const isOffered = useHasChat();
  const opensChat = page.pageId === PAGE_OF_CHAT;
  return isOffered === undefined ? undefined : { isMainPage: isMain, isOffered, opensChat };
}
