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
];
