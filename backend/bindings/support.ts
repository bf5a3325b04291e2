import type { FastifyInstance } from 'fastify';
import { tokensOf } from '../access/sessions.ts';
import { CHAT_AUDIENCE } from '../access/tokens.ts';
import type { Platform } from '../platform/platform.ts';
import { chatDesk, DESK_STREAM } from '../back-office/chat/plugin.ts';
import type { DeskPage } from '../back-office/plugin.ts';
import { nameOf, type Pages } from '../third-parties/support-chat/guest.ts';
import { BASE_PATH, supportChat } from '../third-parties/support-chat/plugin.ts';
import { openStreams } from '../third-parties/support-chat/streams.ts';

/** Connections that listen for news: of all, of one address, and of one guest (tabs) or of the desk. */
const MOST_STREAMS = { all: 1_000, ofAddress: 100, each: 8 };

/**
 * The support chat, both of its sides: the widget of the players, and the page of the desk. For
 * development: an operator's chat service takes its place, and signs players in by the same claim (CHAT-05).
 */
export function support(platform: Platform) {
  const { events, log } = platform;
  const streams = openStreams(log, MOST_STREAMS);
  const readClaim = async (claim: string): Promise<string | null> => {
    const claims = await tokensOf(platform).verify(claim, 'chat');
    return claims?.['aud'] === CHAT_AUDIENCE ? claims.sub : null;
  };
  const pages: Pages = {
    sign: (address) => tokensOf(platform).chatPage(address),
    readAddress: async (page) => (await tokensOf(platform).verify(page, 'chatPage'))?.sub ?? null,
  };
  const deskPage: DeskPage = (app) => {
    chatDesk(app, platform, streams);
  };
  return {
    deskPage,
    widget: async (app: FastifyInstance): Promise<void> => {
      const forget = [
        events.subscribe('support.changed', ({ guest }) => {
          streams.tell(guest);
          streams.tell(DESK_STREAM);
        }),
        // Whoever listens does it anew, and hears what was said meanwhile.
        events.subscribe('news.missed', () => {
          streams.close();
        }),
        // On the player's other devices the widget listens anew.
        events.subscribe('session.ended', ({ playerId }) => {
          streams.end(nameOf({ kind: 'player', playerId }));
        }),
      ];
      app.addHook('preClose', () => {
        for (const one of forget) one();
        streams.close();
        return Promise.resolve();
      });
      await app.register((inner) => supportChat(inner, { platform, readClaim, pages, streams }), {
        prefix: BASE_PATH,
      });
    },
  };
}
