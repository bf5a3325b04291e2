import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { filterSafety, type Lobby } from './filter-safety.ts';
import { pageSize } from './lobby.ts';

const {
  announcedOnlyBy,
  begunOnlyBy,
  eventTable,
  isAnswer,
  isEvent,
  isFailure,
  never,
  oneAtATime,
  shows,
} = propertiesOf<Lobby>();

type Moment = Parameters<typeof isEvent>[0];

const isGames = (moment: Moment): boolean =>
  isAnswer(moment, 'getCategoryGames', 'success', 'none', 'full', 'exact') ||
  isAnswer(moment, 'readStudioGames');

/** The games that an answer brought. */
function answered(moment: Moment): readonly { readonly gameId: string }[] {
  if (isAnswer(moment, 'readStudioGames')) return moment.output;
  if (!isAnswer(moment, 'getCategoryGames')) return [];
  return moment.output.ok ? moment.output.data.games : [];
}

/** The case of an event; the first one where it names none. */
const caseOf = ({ what }: Moment): string =>
  what !== undefined && 'case' in what ? (what.case ?? 'typical') : 'typical';

export const lobbySafety: Safety<Lobby> = {
  leave: 'page',
  reads: ['readLobby', 'readStudioGames'],
  properties: [
    oneAtATime('readLobby', ['LOBBY-02']),
    oneAtATime('getCategoryGames', ['LOBBY-17']),
    oneAtATime('readStudioGames', ['LOBBY-10']),
    begunOnlyBy('readLobby', ['LOBBY-02'], ['retry.requested'], ({ what }) => what === undefined),
    never(
      'the lobby shows a skeleton until content has answered, then what the address names',
      ['LOBBY-02', 'ROUTE-22'],
      (moment) => {
        const { content, place } = moment.snapshot.context;
        if (content === undefined) return !shows(moment, 'loading', 'failed');
        if (shows(moment, 'failed')) return true;
        const isHome = place.category === undefined && place.studios.length === 0;
        return isHome !== shows(moment, 'home');
      },
    ),
    never(
      'an unknown category or provider is said to be one, and nothing is asked about it',
      ['ROUTE-22', 'LOBBY-13'],
      (moment) => {
        const { content, place, lobby } = moment.snapshot.context;
        if (content === undefined) return false;
        const known = content.categories.map(({ id }) => id);
        const isUnknown = place.category !== undefined && !known.includes(place.category);
        if (isUnknown) {
          return !shows(moment, lobby === 'live' ? 'loading' : 'unknownCategory');
        }
        const named = [...content.providers, ...content.subProviders].map(({ _id }) => _id);
        const isOdd = place.studios.some(
          (id) => !named.includes(id) || content.exclusionSubProviders.includes(id),
        );
        return isOdd !== shows(moment, 'unknownStudio');
      },
    ),
    announcedOnlyBy('table.opened', ['ROUTE-24', 'LIVE-06'], ({ snapshot: { context } }) => {
      const { lobby, place, content } = context;
      return (
        lobby === 'live' &&
        content !== undefined &&
        !content.categories.some(({ id }) => id === place.category)
      );
    }),
    never(
      'the address of a live table leads to the table, once',
      ['ROUTE-24', 'LIVE-06'],
      (moment) => {
        const isAt = (snapshot: Moment['snapshot']) =>
          snapshot.matches({ page: { known: 'table' } });
        const comes =
          isAt(moment.snapshot) &&
          (moment.before === undefined ||
            !isAt(moment.before) ||
            isElsewhere(moment) ||
            isEvent(moment, 'studio.toggled', 'filter.cleared'));
        return comes !== moment.facts.includes('table.opened');
      },
    ),
    never(
      'a page shows as many games as it has, and more are offered where one more came',
      ['LOBBY-06', 'LOBBY-07', 'LOBBY-17'],
      (moment) => {
        if (!isGames(moment)) return false;
        const { context } = moment.snapshot;
        const was = moment.before?.context;
        const came = answered(moment);
        const size = pageSize(context);
        const ids = new Set(context.games.map(({ gameId }) => gameId));
        const before = was?.games ?? [];
        return (
          context.hasMore !== (came.length > size && ids.size > before.length) ||
          ids.size !== context.games.length ||
          context.games.length > before.length + size ||
          before.some((game, at) => context.games[at]?.gameId !== game.gameId) ||
          came.slice(0, size).some(({ gameId }) => !ids.has(gameId))
        );
      },
    ),
    never(
      'games that were read show; a category without any says so',
      ['LOBBY-01', 'LOBBY-17'],
      (moment) => {
        if (!isGames(moment)) return false;
        const { games, hasMore, shown } = moment.snapshot.context;
        if (hasMore && games.length < shown) return !shows(moment, 'readingMore');
        return !shows(moment, games.length === 0 ? 'noGames' : 'games');
      },
    ),
    never(
      'games are read on by themselves only up to what showed when the player left',
      ['LOBBY-17'],
      (moment) => {
        if (!isGames(moment) || moment.calls.length === 0) return false;
        const { games, hasMore, shown } = moment.snapshot.context;
        return !hasMore || games.length >= shown;
      },
    ),
    never('a page of an unknown category says that there is none', ['ROUTE-22'], (moment) =>
      isAnswer(moment, 'getCategoryGames', 'notFound') ? !shows(moment, 'unknownCategory') : false,
    ),
    never('a failure takes nothing away, and is told with its reason', ['ERR-03'], (moment) => {
      if (!isFailure(moment)) return false;
      const { games, failure } = moment.snapshot.context;
      if (failure === undefined || games !== moment.before?.context.games) return true;
      if (isFailure(moment, 'readLobby')) return !shows(moment, 'failed');
      return !shows(moment, games.length > 0 ? 'moreFailed' : 'gamesFailed');
    }),
    never('why it failed is forgotten with the next try', ['ERR-03'], (moment) => {
      const { failure } = moment.snapshot.context;
      return failure !== undefined && !shows(moment, 'failed', 'gamesFailed', 'moreFailed');
    }),
    never(
      'another address begins with nothing of the one before; the same changes nothing',
      ['ROUTE-22', 'LOBBY-10'],
      (moment) => {
        if (!isEvent(moment, 'address.changed')) return false;
        const { before, snapshot } = moment;
        const { games, place, content } = snapshot.context;
        if (isElsewhere(moment)) return games.length > 0 || content !== before?.context.content;
        return (
          moment.calls.length > 0 ||
          games !== before?.context.games ||
          JSON.stringify(place) !== JSON.stringify(before.context.place)
        );
      },
    ),
    {
      ...never(
        'what shows is of the address or the choice that was made last',
        ['ROUTE-22', 'LOBBY-10'],
        (moment) => {
          const { before, snapshot } = moment;
          const { category, studios } = snapshot.context.place;
          const named = [category, ...studios].filter(Boolean).join(' ');
          if (isEvent(moment, 'address.changed')) return named !== PLACES[caseOf(moment)];
          if (isEvent(moment, 'filter.cleared')) return named !== '';
          if (!isEvent(moment, 'studio.toggled') || snapshot.context.content === undefined) {
            return before !== undefined && before.context.place !== snapshot.context.place;
          }
          const studio = `provider.${caseOf(moment) === 'another' ? 'tin-parade' : 'amber-kettle'}`;
          const were = before?.context.place.studios ?? [];
          const others = were.filter((each) => each !== studio);
          const wanted = others.length < were.length ? others : [...others, studio];
          return named !== wanted.join(' ');
        },
      ),
      // A page that is still read, or could not be, is left by an address, too.
      offers: () => ['address.changed'],
    },
    ...filterSafety,
    never(
      'the platform is asked for the games of a category, and content for those of studios',
      ['LOBBY-10', 'LOBBY-17', 'API-101'],
      ({ calls, snapshot }) => {
        const { category, studios } = snapshot.context.place;
        return (
          (calls.includes('getCategoryGames') && (category === undefined || studios.length > 0)) ||
          (calls.includes('readStudioGames') && studios.length === 0)
        );
      },
    ),
    never(
      'the page never stays at the look at its address',
      ['LOBBY-02', 'ROUTE-22'],
      ({ snapshot }) => snapshot.matches({ page: { known: 'deciding' } }),
    ),
    never('more is read where there is more, and only there', ['LOBBY-06'], (moment) => {
      if (!isEvent(moment, 'more.requested')) return false;
      const { before, calls } = moment;
      const isOffered =
        before?.context.hasMore === true &&
        before.matches({ page: { known: { games: 'resting' } } });
      return isOffered !== calls.length > 0 || (isOffered && !shows(moment, 'readingMore'));
    }),
    eventTable(['LOBBY-02', 'LOBBY-09', 'LOBBY-17'], {
      'panel.opened': { 'panel.closed': 'panel.open' },
      'panel.closed': { 'panel.open': 'panel.closed' },
      'retry.requested': {
        'page.failed': 'page.loading',
        'page.known.games.failed': 'page.known.games',
      },
    }),
    never('a try again asks once more for what failed', ['LOBBY-02', 'LOBBY-17'], (moment) => {
      if (!isEvent(moment, 'retry.requested')) return false;
      const failed = moment.before?.context.failure !== undefined;
      return failed !== moment.calls.length > 0;
    }),
  ],
};

/** The places of the samples, in words. */
const PLACES: Readonly<Record<string, string>> = {
  home: '',
  typical: 'slots',
  back: 'slots',
  studio: 'provider.amber-kettle',
  backToStudio: 'provider.amber-kettle',
  unknown: 'no-such',
  unknownStudio: 'provider.nobody',
  excluded: 'subProvider.driftwood-desk',
};

/** Whether the address that is told is another than the one before. */
function isElsewhere(moment: Moment): boolean {
  const { before, snapshot } = moment;
  return (
    isEvent(moment, 'address.changed') &&
    JSON.stringify(before?.context.place) !== JSON.stringify(snapshot.context.place)
  );
}
