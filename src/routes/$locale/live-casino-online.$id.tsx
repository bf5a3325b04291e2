import { createFileRoute } from '@tanstack/react-router';

/** A part of the lobby, which its parent shows. */
export const Route = createFileRoute('/$locale/live-casino-online/$id')({
  staticData: {
    page: {
      kind: 'live-casino-table',
      rule: { area: 'liveCasino' },
      prerendered: false,
      staysAfterLogin: true,
    },
  },
});
