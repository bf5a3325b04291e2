import { decideLaunch, type CatalogueGame, type Launch } from '../../reference/game-visibility.ts';
import { isServedFrom } from '../access/rules.ts';
import type { Call, Handlers } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { areasOf } from '../players/areas.ts';
import { hasAcceptedTerms } from '../site/terms.ts';
import type { CatalogueOf } from './ports.ts';
import { marketOfLocale, mayPlay, playerOf, viewerOf, type Player } from './viewer.ts';

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

/**
 * Refuses whom the guards of the site send home: the restricted, those whose payouts are stopped, and those whom
 * another brand suspended (GUARD-10, GUARD-11); then who owes the terms (GUARD-08).
 */
function checkAccount({ platform, origin }: Asked, player: Player | undefined): void {
  if (!isServedFrom(origin.country)) throw notAllowed();
  if (!player) return;
  if (!mayPlay(player, platform.clock.now())) throw notAllowed();
  if (!hasAcceptedTerms(platform, player.termsVersion))
    throw new Refusal(409, 'error.game.terms', 'The terms that hold are not accepted.');
}

/** Whether the player's profile has the area of a game on (GAME-06, GUARD-11). */
const hasArea = (player: Player, { _type }: CatalogueGame, now: number): boolean =>
  areasOf(player, now)[_type === 'liveCasinoGames' ? 'liveCasino' : 'casino'];

/**
 * Decides on a launch. There is no studio yet: what may be started is refused as closed, and nothing is told of
 * games that are not offered to the one who asks.
 * @throws Refusal always
 */
async function launch(
  call: Asked,
  mode: 'money' | 'free',
  catalogueOf: CatalogueOf,
): Promise<never> {
  const player = await playerOf(call);
  checkAccount(call, player);
  const { platform, origin, body } = call;
  // Of where somebody is, the body says nothing that is believed.
  const viewer = viewerOf(
    call,
    player,
    marketOfLocale(body.locale),
    body.platform === 'desktop' ? ['desktop'] : ['mobile', 'tablet'],
  );
  const game = catalogueOf(platform, origin.siteId).bySlug.get(body.slug);
  const decision = game ? decideLaunch(game, viewer, mode) : 'notOffered';
  if (!game || decision === 'notOffered') throw notFound();
  if (player && !hasArea(player, game, platform.clock.now())) throw notAllowed();
  if (decision !== 'allowed') throw REFUSALS[decision]();
  throw new Refusal(409, 'error.game.studio_closed', 'The studio is closed: no game begins.');
}

/** The handlers of launches. */
export const launchHandlers = (catalogueOf: CatalogueOf) =>
  ({
    startGame: (call) => launch(call, 'money', catalogueOf),
    startDemo: (call) => launch(call, 'free', catalogueOf),
  }) satisfies Handlers<'startGame' | 'startDemo'>;
