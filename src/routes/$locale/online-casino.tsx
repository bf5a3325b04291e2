import { createFileRoute } from '@tanstack/react-router';
import { readLobbySearch } from '../../games/lobby/addresses.ts';
import { LobbyPage } from '../../games/lobby/LobbyPage.tsx';

/** One lobby for all its addresses (ROUTE-22): what they ask for, its chart hears. */
export const Route = createFileRoute('/$locale/online-casino')({
  component: CasinoLobby,
  staticData: { page: null },
  validateSearch: readLobbySearch,
});

function CasinoLobby() {
  return <LobbyPage lobby="casino" />;
}
