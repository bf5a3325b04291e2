import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, Socket, type AddressInfo } from 'node:net';
import { players } from '../../../backend/players/tables.ts';
import { openInstances, type Instance, type Tokens } from '../instance.ts';
import { give, listen, tokenOf, type Ear } from './realtime.support.ts';

let opened: Awaited<ReturnType<typeof openInstances>>;
const urls: string[] = [];
let [here, there]: Instance[] = [];

beforeAll(async () => {
  opened = await openInstances(2);
  [here, there] = opened.instances;
  for (const { app } of opened.instances) {
    await app.listen({ port: 0, host: '127.0.0.1' });
    urls.push(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  }
});
afterAll(() => opened.close());

const site = (): Instance => here as Instance;
const other = (): Instance => there as Instance;

const soon = (look: () => void): Promise<void> => vi.waitFor(look);

/** A signed-in player who listens at the first instance. */
async function listening(
  email = 'demo@croupier.test',
): Promise<{ session: Tokens; playerId: string; ear: Ear }> {
  const session = await site().logIn(email);
  const ear = listen(urls[0] as string, await tokenOf(site(), session));
  await soon(() => expect(ear.of('WALLET_BALANCE')).toHaveLength(1));
  const { body } = await site().call('getAccessDetails', { session });
  return { session, playerId: body.playerId, ear };
}

const cashOf = (ear: Ear): number | undefined =>
  ear.of('WALLET_BALANCE').at(-1)?.balanceMap.buckets.main[0]?.cashAmount;

test('[RT-01][API-150] a token opens one channel, once, at whatever instance', async () => {
  const session = await site().logIn('demo@croupier.test');
  const { status, body } = await site().call('getRealtimeToken', { session });
  expect(status).toBe(200);
  expect(body).toMatchObject({ gatewayUrl: '/realtime', expiresIn: 60 });
  const first = listen(urls[0] as string, body.token);
  await soon(() => expect(first.of('WALLET_BALANCE')).toHaveLength(1));
  for (const url of urls) {
    const again = listen(url, body.token);
    expect(await again.closed).toBe(401);
    expect(again.texts).toEqual([]);
  }
  first.socket.close();
});

test(' a token holds for a minute', async () => {
  const session = await site().logIn('demo@croupier.test');
  const token = await tokenOf(site(), session);
  await site().control('POST', 'clock/advance', { ms: 61_000 });
  expect(await listen(urls[0] as string, token).closed).toBe(401);
});

test('[RT-01] nothing else opens a channel: no token of a session, no made-up one, no other page', async () => {
  const session = await site().logIn('demo@croupier.test');
  const url = urls[0] as string;
  for (const token of [session.idToken, session.accessToken, 'made-up-token', '']) {
    expect(await listen(url, token).closed).toBe(401);
  }
  const fromElsewhere = { origin: 'https://example.com' };
  expect(await listen(url, await tokenOf(site(), session), fromElsewhere).closed).toBe(401);
  const own = listen(url, await tokenOf(site(), session), { origin: url });
  await soon(() => expect(own.of('WALLET_BALANCE')).toHaveLength(1));
  own.socket.close();
  const plain = await fetch(`${url}/realtime`);
  expect(plain.status).toBe(404);
});

test('[WAL-06] every change of the ledger is told after its commit, at every instance, once each', async () => {
  const { session, playerId, ear } = await listening();
  const before = cashOf(ear) ?? 0;
  await give(site(), playerId, 700);
  await soon(() => expect(cashOf(ear)).toBe(before + 700));
  await give(other(), playerId, 50);
  await soon(() => expect(cashOf(ear)).toBe(before + 750));
  expect(ear.of('WALLET_BALANCE')).toHaveLength(3);
  await give(site(), playerId, 9_000, { undone: true });
  await give(site(), playerId, 1);
  await soon(() => expect(cashOf(ear)).toBe(before + 751));
  expect(
    ear.of('WALLET_BALANCE').map(({ balanceMap }) => balanceMap.buckets.main[0]?.cashAmount),
  ).not.toContain(before + 9_750);
  const { body } = await site().call('getWallet', { session });
  expect(ear.of('WALLET_BALANCE').at(-1)?.balanceMap).toEqual(body);
  ear.socket.close();
});

test('[WAL-06] each state of a wallet has a higher version than the one before', async () => {
  const { playerId, ear } = await listening();
  for (const amount of [1, 2, 3]) await give(site(), playerId, amount);
  const before = cashOf(ear) ?? 0;
  await give(site(), playerId, 4);
  await soon(() => expect(cashOf(ear) ?? 0).toBeGreaterThanOrEqual(before + 4));
  const versions = ear.of('WALLET_BALANCE').map(({ balanceMap }) => balanceMap.version);
  expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
  ear.socket.close();
});

test('[RT-06][GUARD-19][DEP-13] a flag that changes is told, and only what changed', async () => {
  const { playerId, ear } = await listening();
  const set = async (values: Partial<typeof players.$inferInsert>): Promise<void> => {
    const { db, events } = other().platform;
    await db.update(players).set(values).where(eq(players.id, playerId));
    events.publish('player.changed', { playerId });
  };
  await set({ multibrandSuspended: true });
  await soon(() => expect(ear.of('PLAYER_ATTRIBUTE_CHANGE')).toHaveLength(1));
  await set({ languageCode: 'en' });
  await set({ multibrandSuspended: false, riskPayout: true });
  await soon(() => expect(ear.of('PLAYER_ATTRIBUTE_CHANGE')).toHaveLength(2));
  expect(ear.of('PLAYER_ATTRIBUTE_CHANGE')).toEqual([
    { type: 'PLAYER_ATTRIBUTE_CHANGE', playerId, attributes: { multibrandSuspended: true } },
    {
      type: 'PLAYER_ATTRIBUTE_CHANGE',
      playerId,
      attributes: { multibrandSuspended: false, riskPayout: true },
    },
  ]);
  await set({ riskPayout: false });
  ear.socket.close();
});

test('[RT-07] nobody hears of somebody else', async () => {
  const [one, two] = [await listening(), await listening('many@croupier.test')];
  await give(site(), one.playerId, 5);
  await soon(() => expect(one.ear.of('WALLET_BALANCE')).toHaveLength(2));
  // Earlier messages have come with it.
  two.ear.socket.send('ping');
  await soon(() => expect(two.ear.texts.at(-1)).toBe('pong'));
  expect(two.ear.of('WALLET_BALANCE')).toHaveLength(1);
  expect(two.ear.texts.join('\n')).not.toContain(one.playerId);
  one.ear.socket.close();
  two.ear.socket.close();
});

test('[RT-04][LOGOUT-04] a session that ends, at any instance, closes its channel and no other', async () => {
  const [one, two] = [await listening(), await listening()];
  await other().call('signOut', { session: one.session, body: {} });
  expect(await one.ear.closed).toBe(4_401);
  expect(two.ear.socket.readyState).toBe(two.ear.socket.OPEN);
  two.ear.socket.close();
});

test('[RT-02] a ping is answered; whoever says anything else is no page of ours', async () => {
  const { ear } = await listening();
  ear.socket.send('ping');
  await soon(() => expect(ear.texts.at(-1)).toBe('pong'));
  ear.socket.send('{"body":{}}');
  expect(await ear.closed).toBe(1_008);
  const second = await listening();
  second.ear.socket.send('x'.repeat(1_000));
  expect(await second.ear.closed).toBe(1_009);
  const third = await listening();
  for (let count = 0; count < 61; count += 1) third.ear.socket.send('ping');
  expect(await third.ear.closed).toBe(1_008);
  const fourth = await listening();
  for (let count = 0; count < 5; count += 1) fourth.ear.socket.send('', { fin: false });
  expect(await fourth.ear.closed).toBe(1_008);
  const fifth = await listening();
  const flood = setInterval(() => {
    for (let count = 0; count < 100; count += 1) fifth.ear.socket.pong();
  }, 1);
  // The farewell may be lost when the line is cut.
  expect([1_006, 1_008]).toContain(await fifth.ear.closed);
  clearInterval(flood);
});

test('[RT-02] whoever breaks the channel’s rules wakes nobody of ours', async () => {
  const complaints = vi.spyOn(site().platform.log, 'error');
  const { ear } = await listening();
  ear.socket.send('x'.repeat(1_000));
  expect(await ear.closed).toBe(1_009);
  const second = await listening();
  const [line] = Object.values(second.ear.socket).filter((part) => part instanceof Socket);
  line?.write(Buffer.alloc(16, 0xff));
  await second.ear.closed;
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test.each(['GET', 'POST'])('[RT-01] a channel that is refused is over (%s)', async (method) => {
  const { port } = new URL(urls[0] as string);
  const socket = connect(Number(port), '127.0.0.1');
  const over = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `${method} /realtime?token=x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n` +
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  let text = '';
  socket.on('data', (part) => (text += String(part)));
  const late = new Promise((resolve) => setTimeout(resolve, 3_000, 'open'));
  expect(await Promise.race([over, late])).not.toBe('open');
  expect(text).toMatch(/^HTTP\/1\.1 40[14] /);
  socket.destroy();
});

test('[RT-01] a player has ten channels at an instance, and the eleventh is closed', async () => {
  const session = await site().logIn('many@croupier.test');
  const ears: Ear[] = [];
  for (let count = 0; count < 10; count += 1) {
    ears.push(listen(urls[0] as string, await tokenOf(site(), session)));
  }
  await soon(() => {
    for (const ear of ears) expect(ear.of('WALLET_BALANCE').length).toBeGreaterThan(0);
  });
  expect(await listen(urls[0] as string, await tokenOf(site(), session)).closed).toBe(1_013);
  for (const { socket } of ears) socket.close();
});

test('[RT-03] whoever is shut out of the site is given no token, and keeps their session', async () => {
  const session = await site().logIn('demo@croupier.test');
  const { body } = await site().call('getAccessDetails', { session });
  const { db, events } = site().platform;
  const set = async (status: 'RESTRICTED' | 'REGISTERED'): Promise<void> => {
    await db.update(players).set({ status }).where(eq(players.id, body.playerId));
    events.publish('player.changed', { playerId: body.playerId });
  };
  const ear = listen(urls[0] as string, await tokenOf(site(), session));
  await soon(() => expect(ear.of('WALLET_BALANCE')).toHaveLength(1));
  await set('RESTRICTED');
  const refused = await site().call('getRealtimeToken', { session });
  expect([refused.status, refused.code]).toEqual([401, 'error.realtime.withheld']);
  expect(await ear.closed).toBe(4_401);
  await set('REGISTERED');
});

test('[RT-04] a session that ends by its age alone closes its channel', async () => {
  const { ear } = await listening('many@croupier.test');
  const pass = (hours: number) =>
    site().control('POST', 'clock/advance', { ms: hours * 3_600_000 });
  await pass(11.9);
  ear.socket.send('ping');
  await soon(() => expect(ear.texts.at(-1)).toBe('pong'));
  await pass(0.2);
  ear.socket.send('ping');
  expect(await ear.closed).toBe(4_401);
});

test('[RT-01] a page whose instance may have missed news comes again', async () => {
  const { ear } = await listening();
  await site().platform.db.execute(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'croupier-events' AND datname = current_database()`,
  );
  expect(await ear.closed).toBe(1_012);
});

test('[RT-06] [REW-16] a higher loyalty level is told to the pages of the player, once, and to nobody else', async () => {
  const { playerId, ear } = await listening();
  const stranger = await listening('verified@croupier.test');
  other().platform.events.publish('level.reached', { playerId });
  await soon(() => expect(ear.of('PLAYER_LOYALTY_LEVEL')).not.toEqual([]));
  await give(other(), stranger.playerId, 1);
  await soon(() => expect(stranger.ear.of('WALLET_BALANCE')).toHaveLength(2));
  expect(ear.of('PLAYER_LOYALTY_LEVEL')).toEqual([
    { type: 'PLAYER_LOYALTY_LEVEL', playerId, isLevelUp: true },
  ]);
  expect(stranger.ear.of('PLAYER_LOYALTY_LEVEL')).toEqual([]);
  for (const one of [ear, stranger.ear]) one.socket.close();
});
