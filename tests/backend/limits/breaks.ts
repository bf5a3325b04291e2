import type { Breaks } from '../../../replay/requirements/break.ts';

export const breaks: Breaks = [
  {
    rows: ['LOGIN-10'],
    fault:
      'Who is on a timeout without an end is let in after a day, by a cooling-off of their own.',
    file: 'backend/limits/handlers.ts',
    before: 'end === null || end > other ? end : other;',
    after: 'end !== null && end > other ? end : other;',
    test: 'tests/backend/limits/handlers.test.ts',
    named: 'one without an end stays without',
  },
  {
    rows: ['LOGIN-10'],
    fault: 'A cooling-off takes the place of a longer timeout, and shortens it.',
    file: 'backend/limits/handlers.ts',
    before: 'timedOut ? laterOf(player.statusUntil, inADay) : inADay;',
    after: 'inADay;',
    test: 'tests/backend/limits/handlers.test.ts',
    named: 'a longer one stays as long',
  },
];
