import type { Breaks } from '../../../replay/requirements/break.ts';

const CHAT = 'tests/backend/site/support-chat.test.ts';
const COOKIES = 'tests/backend/site/cookies.test.ts';

export const breaks: Breaks = [
  {
    rows: ['CHAT-05', 'SESS-02'],
    fault: 'Whatever the platform signed for a chat opens this one.',
    file: 'backend/support.ts',
    before: "claims?.['aud'] === CHAT_AUDIENCE ? claims.sub : null",
    after: 'claims?.sub ?? null',
    test: CHAT,
    named: 'a claim for somebody else’s chat, properly signed, is none for this one',
  },
  {
    rows: [],
    fault: 'A message that is sent again after a lost answer is kept twice.',
    file: 'backend/third-parties/support-chat/conversations.ts',
    before: '    if (known) return;\n',
    after: '',
    test: CHAT,
    named: 'a message that is sent again is kept once',
  },
  {
    rows: [],
    fault: 'A visitor’s secret goes on opening what is the player’s now.',
    file: 'backend/third-parties/support-chat/conversations.ts',
    before: '.set({ playerId, secretHash: null })',
    after: '.set({ playerId })',
    test: CHAT,
    named: 'a visitor who logs in goes on as the player',
  },
  {
    rows: ['API-030', 'COOK-04'],
    fault: 'A consent is read for whatever version is asked about.',
    file: 'backend/site/cookies.ts',
    before: ', eq(cookieConsents.version, version)',
    after: '',
    test: COOKIES,
    named: 'is of one version of the policy: another is asked about anew',
  },
  {
    rows: ['API-030', 'COOK-04'],
    fault: 'A consent holds for ever.',
    file: 'backend/site/cookies.ts',
    before: 'now - at.getTime() < COOKIE_CONSENT_LIFETIME',
    after: 'now >= at.getTime()',
    test: COOKIES,
    named: 'is asked for again after a year',
  },
  {
    rows: ['API-031', 'COOK-04'],
    fault: 'What somebody else agreed to can be changed by its id.',
    file: 'backend/site/cookies.ts',
    before: 'cookiesConsentId !== undefined && cookiesConsentId !== before?.consentId',
    after: 'cookiesConsentId === ""',
    test: COOKIES,
    named: 'is another’s business to nobody',
  },
  {
    rows: ['API-031'],
    fault: 'Somebody agrees to a policy that is not written yet.',
    file: 'backend/site/cookies.ts',
    before: 'version > CURRENT_COOKIE_POLICY_VERSION',
    after: 'version > 999',
    test: COOKIES,
    named: 'cannot be to a version that nobody has written yet',
  },
  {
    rows: ['COOK-04'],
    fault: 'Two devices at once make two consents of one.',
    file: 'backend/site/cookies.ts',
    before: ".for('update')",
    after: '',
    test: COOKIES,
    named: 'from two devices at once is stored one after the other, under one id',
  },
];
