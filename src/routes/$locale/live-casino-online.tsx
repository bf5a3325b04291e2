import { createFileRoute } from '@tanstack/react-router';
import { readLobbySearch } from '../../games/lobby/addresses.ts';
import { LobbyPage } from '../../games/lobby/LobbyPage.tsx';

/** One lobby for all its addresses (ROUTE-24): what they ask for, its chart hears. */
export const Route = createFileRoute('/$locale/live-casino-online')({
  component: LiveLobby,
  staticData: { page: null },
  validateSearch: readLobbySearch,
});

function LiveLobby() {
  return <LobbyPage lobby="live" />;
}
