// The areas write their mails with the same tag, and know no third party.
export { Html, html } from '../platform/html.ts';
