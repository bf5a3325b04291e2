import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeStatus } from '../../../backend/access/status.ts';
import { players } from '../../../backend/players/tables.ts';
import { openInstance, type Instance } from '../instance.ts';

const START = Date.UTC(2026, 10, 18, 12);
let site: Instance;
beforeAll(async () => {
  site = await openInstance({ clockStart: START });
});
afterAll(() => site.close());

const pass = (days: number) => site.control('POST', 'clock/advance', { ms: days * 86_400_000 });
const look = (player: string, email?: string) =>
  site.desk({ url: '/desk/players', query: { player } }, email);
/** The rows of the table of breaks, each as its cells. */
async function breaksOf(player: string, email?: string) {
  const { body } = await look(player, email);
  const [, part = ''] = body.split('<h2>Breaks and exclusions</h2>');
  const [table = ''] = part.split('</table>');
  return [...table.matchAll(/<tr>\s*<th scope="row">[\s\S]*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  );
}
test('[LOGIN-10] a break in whose place another came says so', async () => {
  const email = 'timeout@croupier.test';
  const refused = await site.call('logIn', { body: { email, password: 'Demo-Player-1' } });
  const { coolingToken } = refused.problem['additionalInfo'] as { coolingToken: string };
  const body = { duration: 1, initiator: 'PLAYER', coolingToken };
  expect((await site.call('startCoolingOff', { body })).status).toBe(200);
  expect((await breaksOf(email)).map((cells) => cells.slice(0, 2))).toEqual([
    ['24 hours, by one press', 'Holds'],
    ['Break', expect.stringMatching(/^Another took its place, 2026-11-18 .* UTC$/)],
  ]);
});

test('[EXC-04] [EXC-05] the desk shows which breaks a player took, when, until when and how each ended', async () => {
  const email = 'demo@croupier.test';
  expect((await look(email)).body).toContain('The player has had none.');
  await site.call('startTimeout', { session: await site.logIn(email), body: { duration: 7 } });
  const until = /^2026-11-25 12:0\d:\d\d UTC 25 Nov 2026, 14:0\d, Europe\/Helsinki$/;
  const week = [/^2026-11-18 12:0\d:\d\d UTC$/, until, 'The player'];
  const matching = (cells: readonly (string | RegExp)[]) =>
    cells.map((cell) =>
      typeof cell === 'string' ? cell : (expect.stringMatching(cell) as unknown),
    );
  expect(await breaksOf(email)).toEqual([matching(['Break', 'Holds', ...week])]);
  // It is over at its end, also before the player comes back.
  await pass(8);
  expect(await breaksOf(email)).toEqual([matching(['Break', 'Ran out', ...week])]);

  const body = { duration: 1, initiator: 'PLAYER' };
  await site.call('startCoolingOff', { session: await site.logIn(email), body });
  expect((await breaksOf(email)).map((cells) => cells.slice(0, 2))).toEqual([
    ['24 hours, by one press', 'Holds'],
    ['Break', 'Ran out'],
  ]);
});

test('[EXC-03] an exclusion without an end never runs out; what the operator lifts is told apart', async () => {
  const email = 'verified@croupier.test';
  const body = { accountDisableIndefinitely: true };
  await site.call('startExclusion', { session: await site.logIn(email), body });
  await pass(400);
  const [exclusion] = await breaksOf(email);
  expect(exclusion?.toSpliced(2, 1)).toEqual([
    'Exclusion',
    'Holds',
    'Without an end',
    'The player',
  ]);
  const { db, clock } = site.platform;
  const [player] = await db.select().from(players).where(eq(players.email, email));
  if (!player) throw new Error('no such player');
  const lift = { to: 'REGISTERED', until: null, initiator: 'OPERATOR' } as const;
  await db.transaction((tx) => changeStatus(tx, player, lift, clock.date()));
  const today = clock.date().toISOString().slice(0, 10);
  expect((await breaksOf(email))[0]?.[1]).toContain(`Lifted before its end, ${today} `);
  const back = { ...player, status: 'REGISTERED' } as const;
  const until = new Date(clock.now() + 86_400_000);
  const kept = { to: 'TIMEOUT', until, initiator: 'OPERATOR' } as const;
  await db.transaction((tx) => changeStatus(tx, back, kept, clock.date()));
  const [imposed] = await breaksOf(email);
  expect([imposed?.[0], imposed?.[1], imposed?.[4]]).toEqual(['Break', 'Holds', 'The operator']);
});

test('[EXC-02] breaks are for those at the desk who look at players, and for nobody else', async () => {
  const player = 'excluded@croupier.test';
  for (const role of ['support', 'payments', 'verification', 'compliance'])
    expect(await breaksOf(player, `${role}@desk.test`)).toHaveLength(1);
  const editor = await look(player, 'editor@desk.test');
  expect([editor.statusCode, editor.body.includes('Breaks and exclusions')]).toEqual([403, false]);
  const nobody = await site.app.inject({ url: '/desk/players', query: { player } });
  expect([nobody.statusCode, nobody.body.includes('Breaks and exclusions')]).toEqual([401, false]);
});
