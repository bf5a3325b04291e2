import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { GameLaunch, StudioOf } from '../games/ports.ts';
import { systemClock } from '../platform/clock.ts';
import { urlsOf } from '../platform/http/own-address.ts';
import type { Platform } from '../platform/platform.ts';
import { jackpotAt } from '../third-parties/studio/jackpots.ts';
import { openStudioKey, SUPPLIER, type StudioKey } from '../third-parties/studio/keys.ts';
import { random } from '../third-parties/studio/math/random.ts';
import { seatsTakenAt } from '../third-parties/studio/seats.ts';
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
        now: () => systemClock.now(),
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

/** The public half of the key that signs the studio's calls of the wallet. */
export const studioKey = async (platform: Platform) => ({
  supplier: SUPPLIER,
  publicKey: (await boundTo(platform).key()).publicKey,
});

/**
 * Opens a game of the stand-in, with the stakes at which the catalogue sells it. It has no dealers; and no page of
 * the site brings yet what some laws ask for around a game for money, so that it stays closed there.
 */
const openGame = (platform: Platform) => (launch: GameLaunch) => {
  const { siteId, game, currency, mode, asksForMore } = launch;
  if (game.isLive || (mode === 'money' && asksForMore)) return Promise.resolve(undefined);
  const limits = catalogueOf(platform, siteId)
    .byId.get(game.gameId)
    ?.betLimits.find((limit) => limit.currency === currency);
  return limits ? boundTo(platform).studio.open(launch, limits) : Promise.resolve(undefined);
};

const recallRounds = (platform: Platform) => async (roundIds: readonly string[]) => {
  const { studio } = boundTo(platform);
  const told = await studio.recall(roundIds);
  return new Map(
    [...told].map(([id, { path, waiting }]) => [id, { waiting, url: `${studio.origin()}${path}` }]),
  );
};

/**
 * The studios of the games: nobody's in production, until an operator's own are bound here. Nobody who plays for
 * money is told of made-up winners, jackpots or tournaments.
 */
export const studioOf: StudioOf = (platform) =>
  platform.config.mode === 'production'
    ? undefined
    : { ...TOLD, supplier: SUPPLIER, open: openGame(platform), recall: recallRounds(platform) };

/** The origin of the games that the site's pages may frame; undefined while there is none. */
export const studioOrigin = (platform: Platform): string | undefined =>
  bound.get(platform)?.studio.origin();

/** Lets the stand-in's server start and stop with the platform's own. */
export function studio(platform: Platform) {
  return async (app: FastifyInstance): Promise<void> => {
    const made = boundTo(platform);
    made.app = app;
    app.addHook('onListen', async () => {
      await made.studio.start();
    });
    app.addHook('preClose', async () => {
      await made.studio.stop();
    });
  };
}
