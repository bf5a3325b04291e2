import { createFileRoute } from '@tanstack/react-router';
import { RENDERED } from '../../games/lobby/addresses.ts';

/** The lobby itself, which its parent shows. */
export const Route = createFileRoute('/$locale/live-casino-online/')({
  staticData: {
    page: {
      kind: 'live-casino',
      rule: { area: 'liveCasino' },
      prerendered: RENDERED,
      staysAfterLogin: true,
    },
  },
});
