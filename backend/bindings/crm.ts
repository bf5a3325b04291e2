import { playerOfSession } from '../access/session-player.ts';
import { currentStatus } from '../access/status.ts';
import { isNamed } from './named-player.ts';
import type { Platform } from '../platform/platform.ts';
import { players } from '../players/tables.ts';
import { preferencesOf } from '../profile/marketing.ts';
import type { Crm } from '../site/inbox.ts';
import type { CrmContext, CrmPorts } from '../third-parties/crm/crm.ts';
import { openInbox } from '../third-parties/crm/inboxes.ts';

/** A player who is shut out of the site gets no messages from it, nor by an inbox that was opened before. */
async function readerOf(platform: Platform, sessionId: string) {
  const player = await playerOfSession(platform, sessionId);
  const isShutOut = player && currentStatus(player, platform.clock.now()) === 'RESTRICTED';
  return isShutOut ? undefined : player;
}

/** The CRM of the site: nobody's in production, until an operator's own is bound here. */
export const crm: Crm = {
  async openInbox(platform, opened) {
    if (platform.config.mode === 'production') return undefined;
    const player = await readerOf(platform, opened.sessionId);
    return player && openInbox(platform, opened);
  },
};

/** Binds the ports of the stand-in of the CRM to the platform. */
const portsOf = (platform: Platform): CrmPorts => ({
  async playerOf(sessionId) {
    const player = await readerOf(platform, sessionId);
    if (!player) return undefined;
    const { topics } = await preferencesOf(platform.db, player.id);
    const wanted = Object.entries(topics).flatMap(([topic, wants]) => (wants ? [topic] : []));
    return {
      playerId: player.id,
      language: player.languageCode,
      market: player.market,
      playerSince: player.registeredAt,
      topics: new Set(wanted),
    };
  },
  async findPlayer(who) {
    const [player] = await platform.db.select({ id: players.id }).from(players).where(isNamed(who));
    return player?.id;
  },
});

export const crmContext = (platform: Platform): CrmContext => {
  const { db, clock, events, config } = platform;
  return { db, clock, events, limits: config.limits, ports: portsOf(platform) };
};
