import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { favouritesMachine } from './machine.ts';
import { favouritesSamples } from './samples.ts';
import type { FavouritesScreen } from './setup.ts';
import { isFavourite } from './wishes.ts';

type Favourites = NamesOf<typeof favouritesMachine, typeof favouritesSamples, FavouritesScreen>;

const { announcedOnlyBy, eventTable, isAnswer, isEvent, isFailure, never, oneAtATime, running } =
  propertiesOf<Favourites>();

type Step = Moment<Favourites>;

const HEARTS = favouritesSamples.events['heart.pressed'].cases;
const IDS = Object.values(HEARTS).map(({ gameId }) => gameId);

/** The game whose heart was pressed, by the name of the sample. */
function pressed({ what }: Step): string {
  const name = what !== undefined && 'case' in what ? what.case : undefined;
  return (name === 'listed' ? HEARTS.listed : HEARTS.typical).gameId;
}

const isPlayer = ({ snapshot }: Step): boolean => snapshot.matches('player');
const wasPlayer = ({ before }: Step): boolean => before?.matches('player') === true;

/** The session is another: what was known and wanted is nobody's any more. */
const changesHands = (moment: Step): boolean =>
  moment.snapshot.context.playerId !== moment.before?.context.playerId;

/** A heart is not kept by the platform. */
const notKept = (moment: Step): boolean =>
  isFailure(moment, 'addFavouriteGame', 'removeFavouriteGame') ||
  isAnswer(moment, 'addFavouriteGame', 'notFound', 'tooMany');

const kept = (moment: Step): boolean =>
  isAnswer(moment, 'addFavouriteGame', 'success') || isAnswer(moment, 'removeFavouriteGame');

const shown = (snapshot: Favourites['snapshot'], id: string): boolean =>
  isFavourite(snapshot.context, id);

/** Where the platform is known not to have it as the heart shows. */
const differs = ({ context }: Favourites['snapshot'], id: string): boolean =>
  context.ids.includes(id) !== isFavourite(context, id);

export const favouritesSafety: Safety<Favourites> = {
  leave: 'page',
  sessionEnd: { event: 'session.ended', screens: ['guest'] },
  givenUpBy: {
    addFavouriteGame: (moment) => isEvent(moment, 'session.authorized'),
    removeFavouriteGame: (moment) => isEvent(moment, 'session.authorized'),
  },
  properties: [
    never(
      'nothing is asked, kept or shown for a guest',
      ['FAV-03', 'LOBBY-15'],
      (moment) =>
        moment.snapshot.context.playerId === undefined &&
        (moment.calls.length > 0 ||
          moment.screen !== 'guest' ||
          moment.snapshot.context.ids.length > 0 ||
          moment.snapshot.context.wishes.length > 0 ||
          moment.snapshot.context.games !== undefined),
    ),
    never(
      'a guest’s heart asks for a log-in, and nothing else does',
      ['FAV-03', 'NS-79'],
      (moment) =>
        JSON.stringify(moment.emitted.filter(({ type }) => type === 'login.asked')) !==
        JSON.stringify(
          isEvent(moment, 'heart.pressed') && !wasPlayer(moment)
            ? [{ type: 'login.asked', gameId: pressed(moment) }]
            : [],
        ),
    ),
    never(
      'the heart that a guest pressed last is a favourite of theirs after the log-in',
      ['FAV-03'],
      (moment) => {
        const asked = moment.before?.context.asked;
        if (!isEvent(moment, 'session.authorized') || wasPlayer(moment)) return false;
        return IDS.some((id) => shown(moment.snapshot, id) !== (id === asked?.gameId));
      },
    ),
    never('whoever closes the question to log in wants no favourite', ['FAV-03'], (moment) => {
      const { asked } = moment.snapshot.context;
      const was = moment.before?.context.asked;
      if (isEvent(moment, 'heart.pressed') && !isPlayer(moment)) {
        return asked?.gameId !== pressed(moment);
      }
      const closes =
        isEvent(moment, 'login.closed') && moment.before?.matches({ nobody: 'asked' }) === true;
      return (
        (asked !== undefined && (closes || isPlayer(moment))) ||
        (asked === undefined && was !== undefined && !closes && !isPlayer(moment))
      );
    }),
    never(
      'every player’s favourites are read',
      ['FAV-01', 'GUARD-19'],
      (moment) =>
        isPlayer(moment) &&
        (moment.what === undefined || changesHands(moment)) &&
        running(moment.snapshot, 'getFavouriteGames') !== 1,
    ),
    never(
      'the favourites are those that the platform answered last',
      ['FAV-01'],
      (moment) =>
        isAnswer(moment, 'getFavouriteGames') &&
        JSON.stringify(moment.snapshot.context.ids) !==
          JSON.stringify(moment.output.data.games.map(({ gameId }) => gameId)),
    ),
    never(
      'a heart turns at once, and no other does',
      ['FAV-02'],
      (moment) =>
        isEvent(moment, 'heart.pressed') &&
        moment.before?.matches('player') === true &&
        IDS.some((id) => {
          const turns = shown(moment.snapshot, id) !== shown(moment.before ?? moment.snapshot, id);
          return turns !== (id === pressed(moment));
        }),
    ),
    never(
      'hearts turn by a press, by what the platform has, or with the player, and else stay',
      ['FAV-02', 'FAV-05'],
      (moment) =>
        moment.before !== undefined &&
        !isEvent(moment, 'heart.pressed', 'session.authorized', 'session.ended') &&
        !isAnswer(moment, 'getFavouriteGames') &&
        !notKept(moment) &&
        IDS.some(
          (id) => shown(moment.snapshot, id) !== shown(moment.before ?? moment.snapshot, id),
        ),
    ),
    never(
      'a heart that is not kept is as the platform has it, and that is said',
      ['FAV-05', 'NS-79'],
      (moment) => {
        const sent = moment.before?.context.sent;
        if (!notKept(moment) || sent === undefined) return false;
        const fact = moment.emitted.find(({ type }) => type === 'heart.restored');
        return (
          differs(moment.snapshot, sent.gameId) ||
          fact?.type !== 'heart.restored' ||
          fact.name !== sent.name ||
          fact.wasOn === sent.isOn ||
          (isFailure(moment) ? typeof fact.why !== 'object' : typeof fact.why !== 'string')
        );
      },
    ),
    announcedOnlyBy('heart.restored', ['FAV-05'], notKept),
    never('what the platform kept is known as kept', ['FAV-02'], (moment) => {
      const sent = moment.before?.context.sent;
      return (
        kept(moment) &&
        sent !== undefined &&
        moment.snapshot.context.ids.includes(sent.gameId) !== sent.isOn
      );
    }),
    never(
      'a heart is sent as it shows, and only where the platform has it otherwise',
      ['FAV-02', 'API-083', 'API-084'],
      (moment) => {
        const adds = moment.calls.includes('addFavouriteGame');
        if (!adds && !moment.calls.includes('removeFavouriteGame')) return false;
        const { sent } = moment.snapshot.context;
        return (
          sent === undefined ||
          sent.isOn !== adds ||
          shown(moment.snapshot, sent.gameId) !== adds ||
          !differs(moment.snapshot, sent.gameId)
        );
      },
    ),
    never(
      'no heart waits while nothing is under way',
      ['FAV-02'],
      ({ snapshot }) =>
        (snapshot.matches({ player: 'settled' }) || snapshot.matches({ player: 'unread' })) &&
        IDS.some((id) => differs(snapshot, id)),
    ),
    never(
      'the list is read again after hearts were sent',
      ['FAV-02', 'FAV-05'],
      (moment) => (kept(moment) || notKept(moment)) && moment.calls.length !== 1,
    ),
    never(
      'favourites that could not be read are said, with the reason',
      ['FAV-01', 'ERR-03'],
      (moment) =>
        isFailure(moment, 'getFavouriteGames') &&
        moment.calls.length === 0 &&
        (moment.screen !== 'unread' || moment.snapshot.context.failure === undefined),
    ),
    never(
      'the reason is forgotten once they are read',
      ['FAV-01'],
      (moment) =>
        isAnswer(moment, 'getFavouriteGames') && moment.snapshot.context.failure !== undefined,
    ),
    never(
      'the favourites are of who signed in last; who is told again changes nothing',
      ['FAV-01', 'LOGOUT-02'],
      (moment) => {
        if (!isEvent(moment, 'session.authorized') || !wasPlayer(moment)) return false;
        const { context } = moment.snapshot;
        if (!changesHands(moment)) return moment.calls.length > 0;
        return context.games !== undefined || context.ids.length > 0 || context.wishes.length > 0;
      },
    ),
    oneAtATime('getFavouriteGames', ['API-080']),
    oneAtATime('addFavouriteGame', ['API-083']),
    oneAtATime('removeFavouriteGame', ['API-084']),
    never(
      'a favourite is not added and removed at once',
      ['FAV-02'],
      ({ snapshot }) =>
        running(snapshot, 'addFavouriteGame') + running(snapshot, 'removeFavouriteGame') > 1,
    ),
    eventTable(['FAV-01', 'FAV-03'], {
      'heart.pressed': { nobody: 'nobody.asking', player: 'player' },
      'login.shown': { 'nobody.asking': 'nobody.asked' },
      'login.closed': { 'nobody.asked': 'nobody.idle' },
      'favourites.doubted': {
        'player.settled': 'player.reading',
        'player.unread': 'player.reading',
      },
      'retry.requested': { 'player.unread': 'player.reading' },
      'session.authorized': { nobody: 'player', player: 'player' },
      'session.ended': { player: 'nobody' },
    }),
  ],
};
