import { page } from '../layout.ts';
import type { DeskPage } from '../plugin.ts';
import { changesIn, PATH, playersBody, type PlayersState } from './page.ts';
import type { PlayersPorts } from './ports.ts';

type Typed = Readonly<Record<string, string | undefined>>;

/** The page `/desk/players`. */
export function playersDesk(ports: PlayersPorts): DeskPage {
  const show = (state: PlayersState): string => page('Players', PATH, playersBody(state, ports));
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
      const changes = player && changesIn(body, player, ports);
      reply.type('text/html; charset=utf-8');
      if (!player) return reply.code(404).send(show({ who, player }));
      if (!changes) return reply.code(422).send(show({ who, player, isRefused: true }));
      await ports.change(player.id, changes);
      return reply.redirect(`${PATH}?player=${encodeURIComponent(player.id)}&saved`, 303);
    });
  };
}
