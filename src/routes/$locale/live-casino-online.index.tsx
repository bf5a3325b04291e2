import { createFileRoute } from '@tanstack/react-router';

/** The lobby itself, which its parent shows. */
export const Route = createFileRoute('/$locale/live-casino-online/')({
  staticData: {
    page: {
      kind: 'live-casino',
      rule: { area: 'liveCasino' },
      prerendered: false,
      staysAfterLogin: true,
    },
  },
});
