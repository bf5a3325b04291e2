import type { Breaks } from '../../replay/requirements/break.ts';

const MESSAGES = 'tests/messages/messages.test.ts';
const MAILS = 'tests/messages/mails.test.tsx';

export const breaks: Breaks = [
  {
    rows: ['TEXT-01'],
    fault: 'a message shows the name of a place instead of what belongs there',
    file: 'backend/messages/texts.ts',
    before: '${value}${hyphen',
    after: '${place}${hyphen',
    test: MESSAGES,
    named: 'has no text that nobody is sent, and no place stays empty',
  },
  {
    rows: ['NS-08'],
    fault: 'phones offer the code on the pages of any host',
    file: 'backend/messages/messages.ts',
    before: '\\n\\n@${new URL(site).hostname} #${code}',
    after: '',
    test: MESSAGES,
    named: 'northlight, fi: reset code: code first, how long it holds',
  },
  {
    rows: ['NS-08'],
    fault: 'the code of an e-mail stands in its text alone',
    file: 'backend/messages/mail.ts',
    before: 'code &&\n              html`<p',
    after: "code === '' &&\n              html`<p",
    test: MAILS,
    named: 'with a code says it in large digits',
  },
  {
    rows: ['RESET-05'],
    fault: 'a link to one brand’s page comes in the name of another',
    file: 'backend/messages/messages.ts',
    before: 'brandIdOfSite(asked.siteId) ?? ',
    after: '',
    test: 'tests/backend/access/password-reset.test.ts',
    named: 'is in the player’s language, of the brand that was asked',
  },
];
