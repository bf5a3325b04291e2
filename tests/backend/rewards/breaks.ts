import type { Breaks } from '../../break.ts';

export const breaks: Breaks = [
  {
    rows: ['API-142', 'DEP-18'],
    fault: 'Whichever campaigns are asked for, all are answered.',
    file: 'backend/rewards/handlers.ts',
    before: 'wanted === undefined || wanted.includes(campaign.id)',
    after: 'wanted === undefined || campaign.id.length > 0',
    test: 'tests/backend/rewards/deposit-bonuses.test.ts',
    named: 'are offered best first, can be asked for by id',
  },
  {
    rows: ['REW-05', 'DEP-18'],
    fault: 'A second deposit brings no bonus of the next deposit.',
    file: 'backend/rewards/deposit-bonuses.ts',
    before: "own ? [own, 'NEXT_DEPOSIT']",
    after: 'own ? [own]',
    test: 'tests/backend/rewards/deposit-bonuses.test.ts',
    named: 'the first deposit fires its own trigger only',
  },
];
