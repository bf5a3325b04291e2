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
];
