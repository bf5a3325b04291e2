import type { Breaks } from '../../break.ts';

export const breaks: Breaks = [
  {
    rows: ['SESS-11'],
    fault: 'A session goes on although its player may have none any more.',
    file: 'backend/access/authentication.ts',
    before: 'if (standing.playerId === playerId) standings.delete(sessionId);',
    after: '',
    test: 'tests/backend/access/session.test.ts',
    named: 'a change of a player is looked at in that player’s sessions',
  },
  {
    rows: ['NS-06', 'SIGN-16'],
    fault: 'the platform asks everybody for the age of the default market',
    file: 'backend/access/rules.ts',
    before: 'policyOfResidence(residence)',
    after: "policyOfResidence({ ...residence, countryCode: '' })",
    test: 'tests/backend/access/sign-up.test.ts',
    named: 'players below the age of their residence, by the day',
  },
  {
    rows: ['SESS-02'],
    fault: 'The identity token does not say how the player signed in.',
    file: 'backend/access/tokens.ts',
    before: "        login_method: 'DEFAULT',\n",
    after: '',
    test: 'tests/backend/access/login.test.ts',
    named: 'opens a session whose identity token carries the claims',
  },
  {
    rows: ['SESS-16'],
    fault: 'A phone counts as a desktop.',
    file: 'backend/access/profile.ts',
    before: '/Mobi|iPhone|Android/',
    after: '/Windows Phone/',
    test: 'tests/backend/access/profile.test.ts',
    named: 'the station, from cookies and browser',
  },
  {
    rows: ['SESS-17'],
    fault: 'The number of deposits is always none.',
    file: 'backend/banking/wallet.ts',
    before: 'totalDepositsCount: count',
    after: 'totalDepositsCount: 0',
    test: 'tests/backend/access/profile.test.ts',
    named: 'the number of deposits',
  },
];
