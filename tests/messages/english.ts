import { sitesOf } from '../../backend/platform/http/site-address.ts';
import { messagesTo } from '../../backend/messages/messages.ts';

/** As in production: each brand's own host. */
export const sites = sitesOf('https://called.example', 'production');

/** The messages to Northlight's players in English. */
export const english = messagesTo(
  { number: 10_047_213, languageCode: 'en', siteId: '2', market: 'UN' },
  { sites, siteId: '2' },
);
