import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { describeError } from '../../platform/log.ts';
import type { Platform } from '../../platform/platform.ts';
import { walletOf } from '../wallet.ts';
import { CLOSE, createLines, type Line } from './lines.ts';
import { createLooks, messageText } from './news.ts';
import type { Attributes, Listener, RealtimePorts } from './ports.ts';
import { GATEWAY_PATH, redeem } from './tokens.ts';

/** How long a page has to take leave when the instance goes, in ms. */
const GOODBYE = 500;
/** The longest text that a page sends, in bytes. */
const MAX_TEXT = 64;
/** The most parts of such a text: parts are not heard one by one, and so not counted. */
const MAX_PARTS = 4;

/** Whether one of our own pages opens it: a browser names the page, and programs name none. */
const isOwnPage = ({ headers: { origin }, host }: FastifyRequest): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);

/** Whether the other side broke the protocol, or its line broke. */
const isOfTheirs = (error: Error): boolean =>
  'code' in error && /^(?:WS_ERR_|E[A-Z]+$)/.test(String(error.code));

/** The flags that changed. */
function changed(before: Attributes, now: Attributes): Attributes {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value));
}

/**
 * The realtime channel's gateway (RT-01): the holder of a token hears of every change of their balances and
 * flags, at whatever instance it was made. Nobody else's connection becomes a channel. Balances are sent whole,
 * and once at the beginning: so no earlier change is lost, and a repeated one changes nothing. The page itself
 * asks for flags that changed before the channel stood.
 */
export function realtimeGateway(platform: Platform, ports: RealtimePorts) {
  const { db, clock, events, log } = platform;
  /** The versions that were sent last: each message is news. */
  const sentVersions = new WeakMap<Line, number>();
  const knownFlags = new Map<string, Attributes>();
  const lines = createLines((playerId) => knownFlags.delete(playerId));

  const sendBalance = async (playerId: string): Promise<void> => {
    const wallet = await walletOf(db, playerId);
    const text = messageText({ type: 'WALLET_BALANCE', playerId, balanceMap: wallet });
    for (const line of lines.of(playerId)) {
      if ((sentVersions.get(line) ?? -1) >= wallet.version) continue;
      sentVersions.set(line, wallet.version);
      line.send(text);
    }
  };
  const sendFlags = async (playerId: string): Promise<void> => {
    const before = knownFlags.get(playerId);
    const now = await ports.attributesOf(playerId);
    const own = lines.of(playerId);
    if (own.length === 0 || now === null) return;
    knownFlags.set(playerId, now);
    const attributes = changed(before ?? {}, now);
    if (before === undefined || Object.keys(attributes).length === 0) return;
    const text = messageText({ type: 'PLAYER_ATTRIBUTE_CHANGE', playerId, attributes });
    for (const line of own) line.send(text);
  };
  const lookAtBalance = createLooks(log, sendBalance);
  const lookAtFlags = createLooks(log, sendFlags);
  const isHere = (playerId: string): boolean => lines.of(playerId).length > 0;
  const recheck = (playerId: string): void => {
    for (const line of lines.of(playerId)) {
      ports.listensUntil(line).then(
        (until) => until === undefined && line.close(CLOSE.ended),
        // Nothing is known of it now; its own calls will tell.
        () => undefined,
      );
    }
  };

  /** The player who was let in, and their flags as they were then: any later change is news to the page. */
  const admitted = new WeakMap<
    FastifyRequest,
    { listener: Listener & { readonly until: number }; flags: Attributes }
  >();
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!request.ws) return;
    const { token } = request.query as { token?: unknown };
    const isAsked = isOwnPage(request) && typeof token === 'string';
    const listener = isAsked ? await redeem(platform, ports, token) : undefined;
    const flags = listener && (await ports.attributesOf(listener.playerId));
    if (listener && flags) admitted.set(request, { listener, flags });
    else await reply.code(401).send();
  };
  const open = (socket: WebSocket, request: FastifyRequest): void => {
    const known = admitted.get(request);
    const line =
      known && lines.add(socket, known.listener, () => clock.now() >= known.listener.until);
    if (!line) {
      socket.close(CLOSE.full);
      return;
    }
    if (!knownFlags.has(line.playerId)) knownFlags.set(line.playerId, known.flags);
    lookAtBalance(line.playerId);
  };

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(websocket, {
      options: { maxPayload: MAX_TEXT, maxFragments: MAX_PARTS, perMessageDeflate: false },
      errorHandler(error, socket, request) {
        // A page's message, or a broken line, is no fault of ours: nobody needs to be woken for it.
        if (isOfTheirs(error)) request.log.debug(describeError(error), 'realtime');
        else request.log.error(describeError(error), 'realtime');
        socket.terminate();
      },
      preClose(done: () => void) {
        const { clients } = this.websocketServer;
        for (const client of clients) client.close(CLOSE.restart);
        // A page that does not answer is not waited for.
        setTimeout(() => {
          for (const client of clients) client.terminate();
        }, GOODBYE).unref();
        this.websocketServer.close(() => done());
      },
    });
    const unsubscribe = [
      events.subscribe('wallet.changed', ({ playerId }) => {
        if (isHere(playerId)) lookAtBalance(playerId);
      }),
      events.subscribe('player.changed', ({ playerId }) => {
        if (!isHere(playerId)) return;
        lookAtFlags(playerId);
        recheck(playerId);
      }),
      events.subscribe('level.reached', ({ playerId }) => {
        const text = messageText({ type: 'PLAYER_LOYALTY_LEVEL', playerId, isLevelUp: true });
        for (const line of lines.of(playerId)) line.send(text);
      }),
      events.subscribe('session.ended', ({ sessionId }) => {
        lines.closeSession(sessionId);
      }),
      events.subscribe('data.reset', () => {
        lines.closeAll();
      }),
      // The pages come again, and are told how things stand.
      events.subscribe('news.missed', () => {
        lines.closeAll();
      }),
    ];
    app.addHook('onClose', async () => {
      for (const end of unsubscribe) end();
    });
    app.get(GATEWAY_PATH, { websocket: true, preValidation: admit }, open);
  };
}
