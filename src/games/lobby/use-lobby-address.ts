import type { LobbyId } from '../../../reference/lobbies.ts';
import { useAddress } from '../../runtime/context.tsx';
import type { LobbySearch } from './addresses.ts';

/** Makes the address of a lobby, or of a category in it (ROUTE-22, ROUTE-24). */
export function useLobbyAddress(): (lobby: LobbyId, id?: string, search?: LobbySearch) => string {
  const address = useAddress();
  return (lobby, id, search) => {
    const query = search && Object.keys(search).length > 0 ? { search } : {};
    if (id === undefined) {
      return lobby === 'casino'
        ? address('/online-casino', query)
        : address('/live-casino-online', query);
    }
    const parts = { params: { id }, ...query };
    return lobby === 'casino'
      ? address('/online-casino/$id', parts)
      : address('/live-casino-online/$id', parts);
  };
}
