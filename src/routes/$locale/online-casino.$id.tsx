import { createFileRoute } from '@tanstack/react-router';

/** A part of the lobby, which its parent shows. */
export const Route = createFileRoute('/$locale/online-casino/$id')({
  staticData: {
    page: {
      kind: 'casino-lobby',
      rule: { area: 'casino' },
      prerendered: false,
      staysAfterLogin: true,
    },
  },
});
