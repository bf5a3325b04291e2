import type { FastifyReply } from 'fastify';
import { staffOf } from '../guard.ts';
import { page } from '../layout.ts';
import type { DeskPage } from '../plugin.ts';
import type { Typed } from '../seen.ts';
import { LIMITS_PATH, lockIn } from './limits.ts';
import { PATH, playersBody, standingIn, type PlayersState } from './page.ts';
import type { PlayersPorts } from './ports.ts';

/** The page `/desk/players`. */
export function playersDesk(ports: PlayersPorts): DeskPage {
  const show = (state: PlayersState): string => page('Players', PATH, playersBody(state, ports));
  /** Shows the player as they are by now. */
  const refuseOld = async (reply: FastifyReply, who: string): Promise<FastifyReply> => {
    const refused = 'the page was old: it has changed meanwhile. This is how it is now.';
    return reply.code(409).send(show({ who, player: await ports.find(who), refused }));
  };
  return (app) => {
    app.get<{ Querystring: { player?: string | string[]; saved?: string } }>(
      PATH,
      async ({ query }, reply) => {
        const who = ([query.player].flat()[0] ?? '').trim();
        const player = who === '' ? undefined : await ports.find(who);
        const found = who === '' || player ? [] : await ports.search(who);
        reply.type('text/html; charset=utf-8');
        if (who !== '' && player === undefined && found.length === 0) reply.code(404);
        return reply.send(show({ who, player, found, isSaved: query.saved !== undefined }));
      },
    );
    app.post<{ Body: Typed | undefined }>(PATH, async (request, reply) => {
      const body = request.body ?? {};
      const who = body['player'] ?? '';
      const player = await ports.find(who);
      reply.type('text/html; charset=utf-8');
      if (!player) return reply.code(404).send(show({ who, player }));
      const wanted = standingIn(body, player, ports);
      if (!wanted)
        return reply
          .code(422)
          .send(show({ who, player, refused: 'choose a KYC level of the list.' }));
      if (!(await ports.change(player.id, wanted, body['seen'])))
        return refuseOld(reply, player.id);
      return reply.redirect(`${PATH}?player=${encodeURIComponent(player.id)}&saved`, 303);
    });
    app.post<{ Body: Typed | undefined }>(LIMITS_PATH, async (request, reply) => {
      const body = request.body ?? {};
      const who = body['player'] ?? '';
      const player = await ports.find(who);
      reply.type('text/html; charset=utf-8');
      if (!player) return reply.code(404).send(show({ who, player }));
      const lock = lockIn(body, player);
      if (lock === 'wrong') {
        const refused = 'choose a limit of the list, and a day.';
        return reply.code(422).send(show({ who, player, refused }));
      }
      const by = staffOf(request).email;
      if (lock === 'old' || !(await ports.lock(player.id, lock, by)))
        return refuseOld(reply, player.id);
      return reply.redirect(`${PATH}?player=${encodeURIComponent(player.id)}&saved`, 303);
    });
  };
}
