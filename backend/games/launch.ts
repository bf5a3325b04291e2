import { BRAND_FACTS, brandIdOfSite, type BrandId } from '../../reference/brands.ts';
import { areaOf } from '../../reference/game-area.ts';
import { ageOf, gameTermsFor, playRulesFor } from '../../reference/game-terms.ts';
import {
  decideLaunch,
  type CatalogueGame,
  type GameViewer,
  type Launch,
} from '../../reference/game-visibility.ts';
import { MARKETS } from '../../reference/markets.ts';
import { endsOthers } from '../../reference/open-games.ts';
import type { PlayRules } from '../../reference/play-rules.ts';
import { isForeign } from '../../reference/web-page.ts';
import { isServedFrom } from '../access/rules.ts';
import type { Body, Call, Handlers } from '../platform/operation.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { Refusal } from '../platform/refusal.ts';
import { areasOf } from '../players/areas.ts';
import { freeRoundsFor } from '../rewards/held-spins.ts';
import { hasAcceptedTerms } from '../site/terms.ts';
import { keepGameSession, newToken } from './game-sessions.ts';
import { checkMarket } from './market-steps.ts';
import type { CatalogueOf, GameLaunch, GamePorts, ListedGame } from './ports.ts';
import { marketOfLocale, mayPlay, playerOf, viewerOf, type Asking, type Player } from './viewer.ts';

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
function checkAccount({ platform, origin }: Asking, player: Player | undefined): void {
  if (!isServedFrom(origin.country)) throw notAllowed();
  if (!player) return;
  if (!mayPlay(player, platform.clock.now())) throw notAllowed();
  if (!hasAcceptedTerms(platform, player.termsVersion))
    throw new Refusal(409, 'error.game.terms', 'The terms that hold are not accepted.');
}

/** Whether the player's profile has the area of a game on (GAME-06, GUARD-11). */
const hasArea = (player: Player, game: CatalogueGame, now: number): boolean =>
  areasOf(player, now)[areaOf(game)];

/** Where the content service has a game's picture, as everybody may look at it; undefined: it has none. */
function pictureAt(site: string, brand: BrandId, asset: string | undefined): string | undefined {
  const [, name, format] = /^image-([0-9a-f]+-\d+x\d+)-([a-z]+)$/.exec(asset ?? '') ?? [];
  return name && `${site}/content/images/croupier/${brand}/${name}.${format}`;
}

/** What a launch is asked with: of where somebody is, nothing is believed that a call says. */
type Wish = Pick<Body<'startDemo'>, 'slug' | 'platform' | 'locale' | 'language' | 'currency'>;

type Mode = GameLaunch['mode'];

/** Somebody who may start a game. */
interface Allowed {
  readonly game: ListedGame;
  readonly player: Player | undefined;
  readonly viewer: GameViewer;
  /** Of play, for the viewer. */
  readonly rules: PlayRules;
}

/** Decides on a launch; nothing is told of games that are not offered to the one who asks. @throws Refusal */
async function allowed(
  call: Asking,
  wish: Wish,
  mode: Mode,
  catalogueOf: CatalogueOf,
): Promise<Allowed> {
  const player = await playerOf(call);
  checkAccount(call, player);
  const { platform, origin } = call;
  const viewer = viewerOf(
    call,
    player,
    marketOfLocale(wish.locale),
    wish.platform === 'desktop' ? ['desktop'] : ['mobile', 'tablet'],
  );
  const game = catalogueOf(platform, origin.siteId).bySlug.get(wish.slug);
  const decision = game ? decideLaunch(game, viewer, mode) : 'notOffered';
  if (!game || decision === 'notOffered') throw notFound();
  if (player && !hasArea(player, game, platform.clock.now())) throw notAllowed();
  if (decision !== 'allowed') throw REFUSALS[decision]();
  return { game, player, viewer, rules: playRulesFor(viewer) };
}

/** A launch as the studio takes it, but for what a game for money has besides. */
function launchOf({ platform, origin }: Asking, wish: Wish, { game, player, viewer }: Allowed) {
  const { gameId, gameSlug: slug, name, gameType: kind, version, picture } = game;
  const brand = brandIdOfSite(origin.siteId);
  if (brand === undefined) throw notFound();
  const site = origin.sites[brand];
  const page = `${site}/${wish.locale}`;
  const currency = player?.currency ?? wish.currency;
  const age = ageOf(viewer, player?.dateOfBirth ?? null, platform.clock.now());
  const isLive = areaOf(game) === 'liveCasino';
  return {
    siteId: origin.siteId,
    game: { gameId, slug, name, kind, isLive, version, picture: pictureAt(site, brand, picture) },
    currency,
    language: wish.language,
    notation: BRAND_FACTS[brand].notation,
    device: wish.platform,
    lobbyUrl: `${page}/${isLive ? 'live-casino-online' : 'online-casino'}`,
    depositUrl: `${page}/my-account/banking/deposit?game=${slug}`,
    terms: gameTermsFor(viewer, { kind, currency, age }),
  };
}

const closed = () =>
  new Refusal(409, 'error.game.studio_closed', 'The studio is closed: no game begins.');

/** Decides on a launch. @returns what was decided, and what opens the game at its studio @throws Refusal */
async function prepare(call: Asking, wish: Wish, mode: Mode, ports: GamePorts) {
  const able = await allowed(call, wish, mode, ports.catalogueOf);
  const studio = ports.studioOf(call.platform);
  if (!studio) throw closed();
  const ours = Object.values(call.origin.sites).map((site) => new URL(site).origin);
  const open = async (wanted: GameLaunch) => {
    const opened = await studio.open(wanted);
    if (!opened || !isForeign(opened.url, ours)) throw closed();
    return opened.url;
  };
  return { ...able, supplier: studio.supplier, shared: launchOf(call, wish, able), open };
}

/** Opens a game with play money. @returns the game, and its page at the studio */
async function launchFree(call: Asking, wish: Wish, ports: GamePorts) {
  const { game, player, shared, open } = await prepare(call, wish, 'free', ports);
  return { game, url: await open({ ...shared, mode: 'free', user: player?.accessId }) };
}

/** Opens a game for money, and its game session. @returns the game, its page at the studio, and the session's id */
async function launchForMoney(call: Asking, wish: Wish, ports: GamePorts) {
  const { platform, session } = call;
  const ready = await prepare(call, wish, 'money', ports);
  const { game, player, rules, shared, supplier, open } = ready;
  if (!player || !session) throw notFound();
  await checkMarket(platform, player, ports.activityFileOf);
  await countTowards(platform, platform.db, 'gameLaunches', player.id);
  const token = newToken();
  const { gameId, gameSlug: slug } = game;
  const own = { playerId: player.id, gameId, slug };
  const freeRounds = await freeRoundsFor(platform.db, own, platform.clock.now());
  const url = await open({ ...shared, mode: 'money', token, user: player.accessId, freeRounds });
  // Not before the studio has opened it: a game that does not open must not close the one that is open.
  const kept = { session, siteId: shared.siteId, supplier, token };
  return {
    game,
    url,
    gameSessionId: await keepGameSession(platform, kept, game, endsOthers(rules)),
  };
}

type Launcher<Opened> = (
  call: Asking,
  wish: Wish,
  ports: GamePorts,
) => Promise<Opened & { readonly game: ListedGame }>;

/** The handlers of launches. */
export function launchHandlers(ports: GamePorts) {
  const start =
    <Opened>(launch: Launcher<Opened>) =>
    async (call: Asking & { readonly body: Wish }) => {
      const { game, ...opened } = await launch(call, call.body, ports);
      return { data: { gameDetail: { gameId: game.gameId, _type: game._type, ...opened } } };
    };
  /** What the query leaves out is as on the page that asks. */
  const startBySlug =
    <Opened>(launch: Launcher<Opened>) =>
    async (call: Asking & { readonly query: BySlug }) => {
      const { slug, locale, platform = 'mobile' } = call.query;
      const { currency } = MARKETS[marketOfLocale(locale)];
      const wish = { slug, locale, platform, language: locale.slice(0, 2), currency };
      const { game: _, ...opened } = await launch(call, wish, ports);
      return opened;
    };
  return {
    startGame: start(launchForMoney),
    startDemo: start(launchFree),
    startGameBySlug: startBySlug(launchForMoney),
    startDemoBySlug: startBySlug(launchFree),
  } satisfies Handlers<'startGame' | 'startDemo' | 'startGameBySlug' | 'startDemoBySlug'>;
}

type BySlug = Call<'startDemoBySlug'>['query'];
