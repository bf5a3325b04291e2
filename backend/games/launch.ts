import { isAgeVerified } from '../../reference/age-verified.ts';
import {
  decideLaunch,
  type CatalogueGame,
  type GameViewer,
  type Launch,
} from '../../reference/game-visibility.ts';
import { isMarketCode } from '../../reference/markets.ts';
import { isServedFrom } from '../access/rules.ts';
import { playerOfSession } from '../access/session-player.ts';
import { currentStatus } from '../access/status.ts';
import type { Call, Handlers } from '../platform/operation.ts';
import { invalidField, Refusal } from '../platform/refusal.ts';
import { residenceOf } from '../players/residence.ts';
import type { players } from '../players/tables.ts';
import { hasAcceptedTerms } from '../site/terms.ts';
import type { GameOf } from './ports.ts';

type Player = typeof players.$inferSelect;
type Asked = Pick<Call<'startDemo'>, 'platform' | 'session' | 'body' | 'origin'>;

const notAllowed = () =>
  new Refusal(409, 'error.game.not_allowed', 'The account may not play this.');

const notFound = () => new Refusal(404, 'error.game.not_found', 'There is no such game.');

/** The refusal of a launch that is not allowed. */
const REFUSALS = {
  restrictedCountry: () =>
    new Refusal(409, 'error.game.restricted_country', 'The game may not be played there.'),
  loginNeeded: () => new Refusal(409, 'error.game.login_needed', 'The game asks for a log-in.'),
  freePlayClosed: () =>
    new Refusal(409, 'error.game.free_play_closed', 'Free play is not open to who asks.'),
} as const satisfies Record<Exclude<Launch, 'allowed' | 'notOffered'>, () => Refusal>;

/** The player of the session, if there is one. @throws Refusal 403 where it is over meanwhile */
async function playerOf({ platform, session }: Asked): Promise<Player | undefined> {
  if (!session) return undefined;
  const player = await playerOfSession(platform, session.sessionId);
  if (!player) throw new Refusal(403, 'error.session.forbidden', 'The session is over.');
  return player;
}

/** The market of the page, which decides about guests. @throws Refusal 400 */
function marketOf(locale: string): string {
  const market = locale.slice(3);
  if (!isMarketCode(market)) throw invalidField('locale', 'unknown', 'There is no such market.');
  return market;
}

/**
 * Refuses whom the guards of the site send home: the restricted, those whose payouts are stopped, and those whom
 * another brand suspended (GUARD-10, GUARD-11); then who owes the terms (GUARD-08).
 */
function checkAccount({ platform, origin }: Asked, player: Player | undefined): void {
  if (!isServedFrom(origin.country)) throw notAllowed();
  if (!player) return;
  const status = currentStatus(player, platform.clock.now());
  const isOpen = status === 'REGISTERED' && !player.riskPayout && !player.multibrandSuspended;
  if (!isOpen) throw notAllowed();
  if (!hasAcceptedTerms(platform, player.termsVersion))
    throw new Refusal(409, 'error.game.terms', 'The terms that hold are not accepted.');
}

/** Whether the player's profile has the area of a game on (GAME-06, GUARD-11). */
const hasArea = ({ flags }: Player, { _type }: CatalogueGame): boolean =>
  _type === 'liveCasinoGames' ? flags.liveCasino : flags.casino;

/** The one who asks. Of where they are, the body says nothing that is believed. */
function viewerOf({ body, origin }: Asked, player: Player | undefined): GameViewer {
  return {
    player: player && {
      residence: residenceOf(player),
      isAgeVerified: isAgeVerified(player.kycStatus),
    },
    market: marketOf(body.locale),
    country: origin.country ?? undefined,
    channels: body.platform === 'desktop' ? ['desktop'] : ['mobile', 'tablet'],
  };
}

/**
 * Decides on a launch. There is no studio yet: what may be started is refused as closed, and nothing is told of
 * games that are not offered to the one who asks.
 * @throws Refusal always
 */
async function launch(call: Asked, mode: 'money' | 'free', gameOf: GameOf): Promise<never> {
  const player = await playerOf(call);
  checkAccount(call, player);
  const { platform, origin, body } = call;
  const game = gameOf(platform, origin.siteId, body.slug);
  const decision = game ? decideLaunch(game, viewerOf(call, player), mode) : 'notOffered';
  if (!game || decision === 'notOffered') throw notFound();
  if (player && !hasArea(player, game)) throw notAllowed();
  if (decision !== 'allowed') throw REFUSALS[decision]();
  throw new Refusal(409, 'error.game.studio_closed', 'The studio is closed: no game begins.');
}

/** The handlers of area games. */
export const gameHandlers = (gameOf: GameOf) =>
  ({
    startGame: (call) => launch(call, 'money', gameOf),
    startDemo: (call) => launch(call, 'free', gameOf),
  }) satisfies Handlers<'startGame' | 'startDemo'>;
