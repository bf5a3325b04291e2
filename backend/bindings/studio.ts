import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { GameLaunch, StudioOf } from '../games/ports.ts';
import type { SupplierKey } from '../games/wallet/plugin.ts';
import { areaOf } from '../../reference/game-area.ts';
import { mayPlay } from '../games/viewer.ts';
import { systemClock } from '../platform/clock.ts';
import { createCallerGates } from '../platform/http/caller-gates.ts';
import { urlsOf } from '../platform/http/own-address.ts';
import type { Platform } from '../platform/platform.ts';
import { areasOf } from '../players/areas.ts';
import { players } from '../players/tables.ts';
import { AHEAD_PATH } from '../third-parties/studio/files.ts';
import { jackpotAt } from '../third-parties/studio/jackpots.ts';
import { openStudioKey, SUPPLIER, type StudioKey } from '../third-parties/studio/keys.ts';
import { random } from '../third-parties/studio/math/random.ts';
import { seatsTakenAt } from '../third-parties/studio/seats.ts';
import { playsFree } from '../third-parties/studio/sessions.ts';
import { createStudio, type Studio } from '../third-parties/studio/studio.ts';
import { tournamentsAt } from '../third-parties/studio/tournaments.ts';
import { winsBetween } from '../third-parties/studio/wins.ts';
import { catalogueOf } from './games.ts';

const TOLD = {
  seatsTaken: seatsTakenAt,
  jackpot: jackpotAt,
  winsBetween,
  tournaments: tournamentsAt,
};

/** The wallet, as the studio calls it over HTTP. */
const WALLET_PATH = '/wallet/v1';

/** Whether a player may play at this moment, by their name at suppliers: the account, and their own casino area. */
const mayPlayNow =
  ({ db, clock }: Platform) =>
  async (_siteId: string, user: string): Promise<boolean> => {
    const [player] = await db.select().from(players).where(eq(players.accessId, user));
    const now = clock.now();
    return player !== undefined && mayPlay(player, now) && areasOf(player, now).casino;
  };

interface Bound {
  readonly studio: Studio;
  readonly key: () => Promise<StudioKey>;
  /** The operator's own server, once there is one. */
  app: FastifyInstance | undefined;
}

const bound = new WeakMap<Platform, Bound>();

/** The origins of the site's pages, as they are called in development. */
function siteOrigins({ config }: Platform, app: FastifyInstance | undefined): readonly string[] {
  const url = app && urlsOf(app)('')();
  if (!url) return [];
  const { port } = new URL(url);
  // A policy has no words for an address of IPv6.
  const names = ['localhost', '*.localhost', '127.0.0.1'];
  return [
    ...names.map((name) => `http://${name}:${port}`),
    ...config.allowedHosts.map((host) => `${host.startsWith('.') ? '*' : ''}${host}:*`),
  ];
}

function boundTo(platform: Platform): Bound {
  const known = bound.get(platform);
  if (known) return known;
  const { db, log, config } = platform;
  let opened: Promise<StudioKey> | undefined;
  const key = () => (opened ??= openStudioKey(db));
  const made: Bound = {
    key,
    app: undefined,
    studio: createStudio(
      {
        db,
        log,
        key,
        random,
        gates: createCallerGates(config.limits),
        now: () => systemClock.now(),
        versionOf: (siteId, slug) => catalogueOf(platform, siteId).bySlug.get(slug)?.version,
        mayPlay: mayPlayNow(platform),
        walletUrl: () => (made.app ? urlsOf(made.app)(WALLET_PATH)() : null),
      },
      {
        host: config.host,
        port: config.studioPort,
        folder: join(config.siteDir, '..', 'studio'),
        framedBy: () => siteOrigins(platform, made.app),
      },
    ),
  };
  bound.set(platform, made);
  return made;
}

/** The stand-in: nobody's in production, until an operator's own studios are bound here. */
const standIn = (platform: Platform): Bound | undefined =>
  platform.config.mode === 'production' ? undefined : boundTo(platform);

/** Whose calls of the wallet are believed, by the public half of their key: the stand-in's, and nobody's in production. */
export const supplierKey =
  (platform: Platform): SupplierKey =>
  async (supplier) =>
    supplier === SUPPLIER ? (await standIn(platform)?.key())?.publicKey : undefined;

/** Opens a game of the stand-in, with the stakes at which the catalogue sells it. It has no dealers. */
const openGame =
  (platform: Platform, { studio }: Bound) =>
  (launch: GameLaunch) => {
    const { siteId, game, currency } = launch;
    if (game.isLive) return Promise.resolve(undefined);
    const limits = catalogueOf(platform, siteId)
      .byId.get(game.gameId)
      ?.betLimits.find((limit) => limit.currency === currency);
    return limits ? studio.open(launch, limits) : Promise.resolve(undefined);
  };

const recallRounds =
  ({ studio }: Bound) =>
  async (roundIds: readonly string[]) => {
    const told = await studio.recall(roundIds);
    return new Map(
      [...told].map(([id, { path, waiting }]) => [
        id,
        { waiting, url: `${studio.origin()}${path}` },
      ]),
    );
  };

/**
 * The studios of the games. Nobody who plays for money is told of made-up winners, jackpots or tournaments: in
 * production there is none.
 */
export const studioOf: StudioOf = (platform) => {
  const made = standIn(platform);
  return (
    made && {
      ...TOLD,
      supplier: SUPPLIER,
      open: openGame(platform, made),
      playsFree: (game, stake) =>
        areaOf(game) === 'casino' && playsFree(game.gameType, game.gameSlug, stake),
      recall: recallRounds(made),
    }
  );
};

/** The origin of the games that the site's pages may frame; undefined while there is none. */
export const studioOrigin = (platform: Platform): string | undefined =>
  bound.get(platform)?.studio.origin();

/** The page that brings the files of the games' client before a launch; undefined while there is none. */
export function gamesAhead(platform: Platform): string | undefined {
  const origin = studioOrigin(platform);
  return origin && `${origin}${AHEAD_PATH}`;
}

/** Lets the stand-in's server, if there is one, start and stop with the platform's own. */
export function studio(platform: Platform) {
  return async (app: FastifyInstance): Promise<void> => {
    const made = standIn(platform);
    if (!made) return;
    made.app = app;
    app.addHook('onListen', async () => {
      await made.studio.start();
    });
    app.addHook('preClose', async () => {
      await made.studio.stop();
    });
  };
}
