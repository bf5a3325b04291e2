import { page } from '../layout.ts';
import type { DeskPage } from '../plugin.ts';
import { PATH, roundsBody } from './page.ts';
import type { RoundsPorts } from './ports.ts';

type Asked = string | string[] | undefined;

/** What a query says once. */
const once = (asked: Asked): string => ([asked].flat()[0] ?? '').trim();

/** The page `/desk/rounds`. */
export function roundsDesk(ports: RoundsPorts): DeskPage {
  return (app) => {
    app.get<{ Querystring: { player?: Asked; session?: Asked } }>(
      PATH,
      async ({ query }, reply) => {
        const who = once(query.player);
        const found = who === '' ? undefined : await ports.find(who, once(query.session));
        if (who !== '' && !found) reply.code(404);
        return reply
          .type('text/html; charset=utf-8')
          .send(page('Rounds', PATH, roundsBody(who, found)));
      },
    );
  };
}
