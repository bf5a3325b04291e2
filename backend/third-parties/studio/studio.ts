import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { GameKind } from '../../../reference/game-rules.ts';
import { calls } from './calls.ts';
import type { StudioContext } from './context.ts';
import { files, type Files } from './files.ts';
import type { Launch, StakeLimits } from './launch.ts';
import { isPlayed } from './math/games.ts';
import { recall, recallPages, type Recalled } from './recall.ts';
import { startStudioWork } from './queue.ts';
import { openSession } from './sessions.ts';
import type { Working } from '../../platform/worker-loop.ts';

/** The largest body of a call, bytes. */
const BODY_LIMIT = 32 * 1024;

export interface StudioOptions extends Files {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

/**
 * A studio of games on an origin of its own. It knows of its operator what a launch tells, the wallet that it calls,
 * and the origins that may show its games.
 */
export interface Studio {
  /** Takes calls from now on, and does what waits. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** `http://127.0.0.1:4001`; undefined before the start. */
  readonly origin: () => string | undefined;
  /**
   * Opens a game for somebody; starts the studio where nobody has.
   * @returns its address, with the studio's own session in the fragment; undefined where the studio has no such game,
   * or the law leaves no stake of it
   */
  readonly open: (
    launch: Launch<GameKind>,
    limits: StakeLimits,
  ) => Promise<{ readonly url: string } | undefined>;
  /** What it has of rounds, by their ids, for the operator's people; a path is below the studio's origin. */
  readonly recall: (roundIds: readonly string[]) => Promise<ReadonlyMap<string, Recalled>>;
}

function serverOf(context: StudioContext, options: StudioOptions): FastifyInstance {
  const app = fastify({
    loggerInstance: context.log,
    // Fastify's own lines carry addresses and full URLs: personal data, so they are off.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
  });
  void app.register(calls(context), { prefix: '/rgs/v1' });
  void app.register(files(options));
  void app.register(recallPages(context));
  return app;
}

/** A studio that is not started yet. */
export function createStudio(context: StudioContext, options: StudioOptions): Studio {
  let app: FastifyInstance | undefined;
  let listening: Promise<void> | undefined;
  let working: Working | undefined;
  const start = () => (listening ??= begin());
  async function begin(): Promise<void> {
    app = serverOf(context, options);
    await app.listen({ host: options.host, port: options.port });
    working = startStudioWork(context);
  }
  const origin = () => {
    const address = (app?.server.address() ?? null) as AddressInfo | null;
    return address === null ? undefined : `http://${nameOf(options.host)}:${address.port}`;
  };
  return {
    start,
    origin,
    recall: (roundIds) => recall(context, roundIds),
    async stop() {
      await listening?.catch(() => undefined);
      await working?.stop();
      await app?.close();
    },
    async open(launch, limits) {
      const { game } = launch;
      if (!isPlayed(game.kind)) return undefined;
      await start();
      const played = { ...launch, game: { ...game, kind: game.kind } };
      const session = await openSession(context, played, limits);
      if (session === undefined) return undefined;
      const { language, notation, lobbyUrl: lobby } = launch;
      const fragment = new URLSearchParams({ session, language, notation, lobby });
      return { url: `${origin()}/play/${encodeURIComponent(game.slug)}#${fragment}` };
    },
  };
}

/** How this machine calls what listens there. */
const nameOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};
