import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { LobbyContent, LobbyReader } from '../../../machines/games/lobby/lobby.ts';
import type { LobbyId } from '../../../reference/lobbies.ts';
import { lobbyMachine } from '../../../machines/games/lobby/machine.ts';
import { lobbyScreen } from '../../../machines/games/lobby/screen.ts';
import { searchMachine } from '../../../machines/games/search/machine.ts';
import { hearFlow } from '../../../machines/hear-flow.ts';
import { QUERY_DEFAULTS } from '../../content/constants.ts';
import { sameScreen, useAddress, useBrand, useLocale, useRuntime } from '../../runtime/context.tsx';
import { readAt } from '../../runtime/content/content-news.ts';
import { contentKey } from '../../runtime/content/page-content.ts';
import { useLive } from '../../runtime/live.tsx';
import { useFlow, useTold } from '../../runtime/flows/use-flow.ts';
import { keepSearch } from '../../runtime/tracking/recent-searches.ts';
import { useLanguage } from '../../texts/index.ts';
import { searchPorts } from '../search/ports.ts';
import { useGameCurrency, useGameViewer } from '../viewer.ts';
import { lobbyQuery } from './content.ts';
import { FILTERS, placeOf, searchOf, type LobbySearch } from './addresses.ts';
import { leftAt, useHistoryEntry, useScrollFound } from './left.ts';
import { LobbyView } from './LobbyView.tsx';
import { lobbyParams, lobbyPorts } from './ports.ts';
import { useLobbyAddress } from './use-lobby-address.ts';

/** A lobby (ROUTE-22, ROUTE-24); another reader, or another law over them, begins anew. */
export function LobbyPage({ lobby }: { lobby: LobbyId }) {
  useLive('page');
  const { prefix } = useLocale();
  const viewer = useGameViewer();
  const lang = useLanguage();
  const [channel = 'desktop'] = viewer.channels;
  const reader: LobbyReader = {
    lobby,
    lang,
    viewer,
    channel,
    locale: prefix,
    currency: useGameCurrency(),
  };
  return <LobbyFlow key={JSON.stringify(reader)} reader={reader} />;
}

/** The lobby, where the page came with it and it is not old. */
function useGiven(reader: LobbyReader): () => LobbyContent | undefined {
  const { brand, content } = useRuntime();
  return () => {
    const age = Date.now() - readAt(content.at);
    if (age >= QUERY_DEFAULTS.staleTime) return undefined;
    const key = contentKey(lobbyQuery.kind, lobbyParams(reader), brand.dataset);
    return content.find(key)?.value as LobbyContent | undefined;
  };
}

/** The screens on which everything shows that can, so that a place on the page is found again. */
const SETTLED: readonly string[] = ['home', 'games', 'moreFailed'];

function LobbyFlow({ reader: given }: { reader: LobbyReader }) {
  const [reader] = useState(given);
  const { lobby } = reader;
  const runtime = useRuntime();
  const { dataset } = useBrand();
  const navigate = useNavigate();
  const addressOf = useLobbyAddress();
  const address = useAddress();
  const { id } = useParams({ strict: false });
  const { provider, q }: LobbySearch = useSearch({ strict: false });
  const { pathname, searchStr, hash } = useLocation();
  const entry = useHistoryEntry();
  const place = placeOf(id, { ...(provider !== undefined && { provider }) });
  const shown = useMemo(() => leftAt(entry)?.shown ?? 0, [entry]);
  const [content] = useState(useGiven(reader));
  const actor = useFlow(
    runtime.bind(lobbyMachine, {
      ...lobbyPorts({ dataset }),
      search: runtime.bind(searchMachine, searchPorts({ dataset })),
      hearFlow,
    }),
    (fact) => {
      switch (fact.type) {
        case 'studios.chosen': {
          // The panel stays open over what its choices lead to.
          const to = addressOf(lobby, undefined, searchOf(fact.studios));
          const href = hash === '' ? to : `${to}#${hash}`;
          return void navigate({ href, replace: hash !== '', resetScroll: false });
        }
        case 'filter.cleared':
          return void navigate({ href: addressOf(lobby), replace: hash !== '' });
        case 'search.resultsShown':
        case 'search.cleared': {
          const query = new URLSearchParams({
            ...searchOf(place.studios),
            ...(fact.type === 'search.resultsShown' && { q: fact.text }),
          }).toString();
          const href = `${pathname}${query && `?${query}`}`;
          return void navigate({ href, replace: true, state: true, resetScroll: false });
        }
        case 'search.gameChosen':
          keepSearch(fact.text);
          return void navigate({ href: address('/play/$slug', { params: { slug: fact.slug } }) });
        case 'search.studioChosen': {
          keepSearch(fact.text);
          return void navigate({ href: addressOf(fact.lobby, undefined, searchOf([fact.id])) });
        }
        case 'table.opened': {
          const href = address('/play/$slug', { params: { slug: fact.table } });
          return void navigate({ href, replace: true });
        }
      }
    },
    { input: { ...reader, place, shown, searched: q, given: content } },
  );
  useTold(actor, { type: 'address.changed' as const, place, shown });
  const isPanelAsked = `#${hash}` === FILTERS;
  useTold(actor, { type: isPanelAsked ? ('panel.opened' as const) : ('panel.closed' as const) });
  const screen = useSelector(actor, lobbyScreen, sameScreen);
  useTold(screen.search, { type: 'address.changed' as const, text: q });
  const count = 'games' in screen ? screen.games.length : 0;
  // The router says the path of another address before what it names, and the chart hears of it last.
  const isMatched = pathname === addressOf(lobby, id);
  const isHere = isMatched && sameScreen(screen.place, place);
  useScrollFound(entry, count, isHere && SETTLED.includes(screen.name));
  return (
    <LobbyView
      screen={screen}
      reader={reader}
      send={(event) => {
        actor.send(event);
      }}
      onPanelClosed={() => {
        void navigate({
          href: pathname + searchStr,
          replace: true,
          state: true,
          resetScroll: false,
        });
      }}
    />
  );
}
