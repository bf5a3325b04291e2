import type { FastifyReply } from 'fastify';
import { page } from '../layout.ts';
import type { DeskPage } from '../plugin.ts';
import { fieldOf, isAsSeen, type Typed } from '../seen.ts';
import {
  bonusesBody,
  MOST_REASON,
  PATH,
  REVOKE_PATH,
  seenBefore,
  seenOf,
  seenSpins,
  SPINS_PATH,
  type BonusesState,
} from './page.ts';
import { SPIN_ENDS, type BonusesPorts, type DeskBonuses } from './ports.ts';

const NO_REASON = `say why in up to ${MOST_REASON} characters, for the journal.`;
const OLD = 'the page was old: it has changed meanwhile. This is how it is now.';

/** The journal keeps what the form says, the reason included. */
const hasReason = ({ reason = '' }: Typed): boolean =>
  reason.trim() !== '' && reason.length <= MOST_REASON;

/** The page `/desk/bonuses`. */
export function bonusesDesk(ports: BonusesPorts): DeskPage {
  const show = (state: BonusesState): string => page('Bonuses', PATH, bonusesBody(state));
  /** Does what a form asks for, and shows the player as they are by then. @returns in `act` why it was not done */
  const change = async (
    typed: Typed,
    reply: FastifyReply,
    act: (found: DeskBonuses) => Promise<string | undefined>,
  ): Promise<FastifyReply> => {
    const who = typed['player'] ?? '';
    const found = await ports.find(who);
    reply.type('text/html; charset=utf-8');
    if (!found) return reply.code(404).send(show({ who, found }));
    const refused = await act(found);
    if (refused !== undefined)
      return reply.code(409).send(show({ who, found: await ports.find(who), refused }));
    return reply.redirect(`${PATH}?player=${encodeURIComponent(found.player.id)}&saved`, 303);
  };
  return (app) => {
    app.get<{ Querystring: { player?: string | string[]; saved?: string } }>(
      PATH,
      async ({ query }, reply) => {
        const who = ([query.player].flat()[0] ?? '').trim();
        const found = who === '' ? undefined : await ports.find(who);
        if (who !== '' && !found) reply.code(404);
        return reply
          .type('text/html; charset=utf-8')
          .send(show({ who, found, isDone: query.saved !== undefined }));
      },
    );
    app.post<{ Body: Typed | undefined }>(PATH, ({ body }, reply) => {
      const typed = body ?? {};
      return change(typed, reply, async (found) =>
        isAsSeen(typed['seen'], seenBefore(found))
          ? ports.grant(found.player.id, typed['campaign'] ?? '')
          : OLD,
      );
    });
    app.post<{ Body: Typed | undefined }>(REVOKE_PATH, ({ body }, reply) => {
      const typed = body ?? {};
      return change(typed, reply, async ({ player, bonuses }) => {
        const bonus = bonuses.find(({ id, isRevocable }) => isRevocable && id === typed['bonus']);
        if (!bonus || !isAsSeen(typed['seen'], seenOf(bonus))) return OLD;
        if (!hasReason(typed)) return NO_REASON;
        return (await ports.revoke(player.id, bonus)) ? undefined : OLD;
      });
    });
    app.post<{ Body: Typed | undefined }>(SPINS_PATH, ({ body }, reply) => {
      const typed = body ?? {};
      return change(typed, reply, async ({ player, spins }) => {
        const line = spins.find(({ id }) => id === typed['bonus']);
        if (!line || !isAsSeen(typed['seen'], seenSpins(line))) return OLD;
        if (!hasReason(typed)) return NO_REASON;
        const how = fieldOf(typed, 'wish', SPIN_ENDS) === 'end' ? 'end' : 'revoke';
        return (await ports.endSpins(player.id, line, how)) ? undefined : OLD;
      });
    });
  };
}
