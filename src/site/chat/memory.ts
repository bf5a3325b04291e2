import { STORAGE_KEYS } from '../../api/token-store.ts';
import { claimsOf } from '../../api/claims.ts';
import { deviceStorage, tabStorage } from '../../api/safe-storage.ts';

/** The first two as the specification names them (CHAT-03, NS-22). */
export const CHAT_KEYS = {
  unread: 'supportChatUnreadCount',
  isMainPage: 'supportChatIsMainPage',
  /** The owner of everything else: a player's id, or nothing for a visitor; there as long as anything is. */
  by: 'supportChatBy',
  /** Opens a visitor's conversation. */
  secret: 'supportChatSecret',
} as const;

/** This visit's knowledge of the chat, for the person who is there now. */
export interface ChatMemory {
  readonly unread: number;
  readonly isInUse: boolean;
}

const NOTHING: ChatMemory = { unread: 0, isInUse: false };

/**
 * Recalls the chat. Memories of somebody else are forgotten, and a conversation that is nobody's; a visitor who
 * has logged in stays the same person. A person who left the chat before it was there has used it, too: an answer
 * may wait for them.
 */
export function recallChat(playerId: string | undefined): ChatMemory {
  const by = tabStorage.get(CHAT_KEYS.by);
  if (by === undefined) forgetChatSecret();
  else if (by !== '' && by !== playerId) {
    forgetChat();
    return NOTHING;
  }
  const unread = Number(tabStorage.get(CHAT_KEYS.unread) ?? 0);
  return {
    unread: Number.isSafeInteger(unread) && unread > 0 ? unread : 0,
    isInUse: by !== undefined,
  };
}

export interface ChatNote extends ChatMemory {
  readonly playerId: string | undefined;
  readonly isMainPage: boolean;
}

export function keepChat({ playerId, isMainPage, unread, isInUse }: ChatNote): void {
  tabStorage.set(CHAT_KEYS.unread, String(unread));
  tabStorage.set(CHAT_KEYS.isMainPage, String(isMainPage));
  const isAnybodys = isInUse || unread > 0 || chatSecret() !== undefined;
  if (isAnybodys) tabStorage.set(CHAT_KEYS.by, playerId ?? '');
  else tabStorage.remove(CHAT_KEYS.by);
}

/** The next person in this tab is somebody else. */
export function forgetChat(): void {
  tabStorage.remove(CHAT_KEYS.secret);
  tabStorage.remove(CHAT_KEYS.by);
  tabStorage.remove(CHAT_KEYS.unread);
}

export const chatSecret = (): string | undefined => tabStorage.get(CHAT_KEYS.secret);
/** Keeps the secret of a visitor: players have none. */
export const keepChatSecret = (secret: string): void => {
  tabStorage.set(CHAT_KEYS.secret, secret);
  tabStorage.set(CHAT_KEYS.by, '');
};
export const forgetChatSecret = (): void => {
  tabStorage.remove(CHAT_KEYS.secret);
};

/**
 * Signs a player in to the chat: a claim of their identity token (CHAT-05, SESS-02).
 * @returns undefined for a visitor; empty, which the chat refuses, when the token is somebody else's
 */
export function chatClaim(playerId: string | undefined): string | undefined {
  if (playerId === undefined) return undefined;
  const claims = claimsOf(deviceStorage.get(STORAGE_KEYS.idToken) ?? '');
  return claims?.player_id === playerId ? (claims.zendeskJwtToken ?? '') : '';
}
