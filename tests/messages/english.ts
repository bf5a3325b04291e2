import { messagesTo } from '../../backend/messages/messages.ts';

/** What Northlight's players are sent in English. */
export const english = messagesTo(
  { languageCode: 'en', siteId: '2', market: 'UN' },
  { site: 'https://northlight.example', siteId: '2' },
);
