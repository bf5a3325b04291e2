import { createFileRoute } from '@tanstack/react-router';
import { RENDERED } from '../../games/lobby/addresses.ts';

/** The lobby itself, which its parent shows. */
export const Route = createFileRoute('/$locale/online-casino/')({
  staticData: {
    page: {
      kind: 'casino-lobby',
      rule: { area: 'casino' },
      prerendered: RENDERED,
      staysAfterLogin: true,
    },
  },
});
