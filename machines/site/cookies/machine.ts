import { cookiesSetup } from './setup.ts';
import { notice } from './notice.ts';
import { record } from './record.ts';

/**
 * The consent to cookies: asked of people who have not answered, changed at any time, and kept for players by
 * the platform. It runs from the first quiet moment of a visit for as long as the page is open.
 */
export const cookiesMachine = cookiesSetup.createMachine({
  id: 'cookies',
  description: 'Which cookies are agreed to, on this device and, for a player, on all of theirs.',
  context: ({ input }) => ({
    ...input,
    consentId: undefined,
    isAsking: input.playerId !== undefined,
    told: undefined,
    failure: undefined,
  }),
  on: { 'policy.heard': { actions: 'hearPolicy' } },
  type: 'parallel',
  states: { notice, record },
});
