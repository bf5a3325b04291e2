import { createFileRoute } from '@tanstack/react-router';

/** The lobby itself, which its parent shows. */
export const Route = createFileRoute('/$locale/online-casino/')({
  staticData: {
    page: {
      kind: 'casino-lobby',
      rule: { area: 'casino' },
      prerendered: false,
      staysAfterLogin: true,
    },
  },
});
