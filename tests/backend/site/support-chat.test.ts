import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noRateLimits } from '../../../backend/platform/rate-limits.ts';
import { openInstance, openInstances, type Instance } from '../instance.ts';
import {
  asPlayer,
  asVisitor,
  bodiesOf,
  claimOf,
  deskOf,
  listen,
  newSecret,
  shownTo,
  widgetOf,
} from './support-chat.support.ts';

let site: Instance;
let address: string;
beforeAll(async () => {
  site = await openInstance({});
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const player = async (email: string) => {
  const { idToken } = await site.logIn(email);
  return { claim: claimOf(idToken), idToken };
};

const shown = (authorization: string) => shownTo(address, authorization);
const bodies = async (authorization: string) => bodiesOf(await shown(authorization));

test('[CHAT-05] [SESS-02] a player writes by the claim of their token, the desk answers, both at once', async () => {
  const { claim } = await player('demo@croupier.test');
  const widget = widgetOf(site, asPlayer(claim));
  const stream = await listen(address, asPlayer(claim));
  expect(await stream.next()).toEqual({ conversation: null, unread: 0, messages: [] });
  const text = 'Moi! <b>مرحبا</b> 👋🏽';
  expect(await widget.send(text)).toBe(204);
  const asked = await stream.next();
  expect(asked).toMatchObject({
    isClosed: false,
    unread: 0,
    messages: [{ isOwn: true, body: text }],
  });
  const desk = deskOf(site);
  const [open] = await desk.open();
  expect(open).toMatchObject({
    playerId: expect.stringMatching(/^[\w-]{36}$/),
    brand: 'northlight',
    language: 'fi',
    market: 'FI',
    last: { author: 'GUEST', body: text },
  });
  expect(await desk.answer(open?.id ?? '', 'Hei')).toBe(204);
  const answered = await stream.next();
  expect(answered).toMatchObject({ unread: 1, messages: [{ isOwn: false, body: 'Hei' }] });
  await widget.read(answered?.messages[0]?.id ?? 0);
  expect(await stream.next()).toMatchObject({ unread: 0, messages: [] });
  stream.close();
});

test('[CHAT-05] no claim but a chat claim that holds, and nobody else’s conversation', async () => {
  const { claim, idToken } = await player('verified@croupier.test');
  await widgetOf(site, asPlayer(claim)).send('Mine');
  const { accessToken } = await site.logIn('verified@croupier.test');
  const [head, body, signature] = claim.split('.');
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as object;
  const other = Buffer.from(JSON.stringify({ ...claims, sub: randomUUID() })).toString('base64url');
  const unaddressed = Buffer.from(JSON.stringify({ ...claims, aud: 'inbox' })).toString(
    'base64url',
  );
  for (const wrong of [
    '',
    'Bearer',
    asPlayer(''),
    asPlayer(idToken),
    asPlayer(accessToken),
    asPlayer(`${head}.${other}.${signature}`),
    asPlayer(`${head}.${unaddressed}.${signature}`),
    asPlayer(`${claim} x`),
    `Visitor ${'a'.repeat(42)}`,
    `Basic ${claim}`,
  ]) {
    expect([wrong, await widgetOf(site, wrong).send('Let me in')]).toEqual([wrong, 401]);
    expect(
      (await fetch(`${address}/widgets/support-chat/news`, { headers: { authorization: wrong } }))
        .status,
    ).toBe(401);
  }
  const another = await player('demo@croupier.test');
  expect(await bodies(asPlayer(another.claim))).not.toContain('Mine');
  expect(await bodies(asVisitor())).toEqual([]);
});

test('[CHAT-05] a claim that is over is taken no more', async () => {
  const { claim } = await player('verified@croupier.test');
  await site.control('POST', 'clock/advance', { ms: 15 * 60_000 + 1_000 });
  expect(await widgetOf(site, asPlayer(claim)).send('Late')).toBe(401);
  await site.control('DELETE', 'clock');
});

test('[CHAT-05] a claim for somebody else’s chat, properly signed, is none for this one', async () => {
  const { signingKeys, clock } = site.platform;
  const { id: kid, privateKey } = signingKeys.current;
  const signed = (audience: string) =>
    new SignJWT({ use: 'chat' })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(`croupier/${site.platform.config.identityRegion}`)
      .setSubject(randomUUID())
      .setAudience(audience)
      .setExpirationTime(Math.floor(clock.now() / 1_000) + 60)
      .sign(privateKey);
  expect(await widgetOf(site, asPlayer(await signed('support-chat'))).send('Hello')).toBe(204);
  expect(await widgetOf(site, asPlayer(await signed('another-chat'))).send('Hello')).toBe(401);
});

test('a message that is sent again is kept once, in two tabs, and after the conversation was closed', async () => {
  const me = asVisitor();
  const widget = widgetOf(site, me);
  const id = randomUUID();
  await Promise.all([widget.send('Once', id), widget.send('Once', id), widget.send('Once', id)]);
  expect(await bodies(me)).toEqual(['Once']);
  const desk = deskOf(site);
  const open = (await desk.open()).find(({ last }) => last.body === 'Once');
  await desk.close(open?.id ?? '');
  expect((await shown(me))?.isClosed).toBe(true);
  await widget.send('Once', id);
  expect((await shown(me))?.isClosed).toBe(true);
  await widget.send('Something else');
  expect(await shown(me)).toMatchObject({
    isClosed: false,
    messages: [{ body: 'Something else' }],
  });
  expect(await desk.answer(open?.id ?? '', 'Too late')).toBe(404);
});

test('a visitor who logs in goes on as the player, and their secret opens nothing any more', async () => {
  const secret = newSecret();
  await widgetOf(site, asVisitor(secret)).send('I cannot log in');
  const { claim } = await player('limit-left@croupier.test');
  const as = widgetOf(site, asPlayer(claim));
  expect(await as.post('/adopt', { secret })).toBe(204);
  expect(await bodies(asPlayer(claim))).toEqual(['I cannot log in']);
  expect(await bodies(asVisitor(secret))).toEqual([]);
  const second = newSecret();
  expect(await widgetOf(site, asVisitor()).post('/adopt', { secret: second })).toBe(403);
});

test('what is no message is refused', async () => {
  const me = asVisitor();
  const widget = widgetOf(site, me);
  expect(await widget.send('')).toBe(400);
  expect(await widget.send(' \n')).toBe(400);
  expect(await widget.send('\0 ')).toBe(400);
  expect(await widget.send('x'.repeat(2_001))).toBe(400);
  expect(await widget.send('Hi', 'no uuid')).toBe(400);
  expect(await widget.post('/messages', { id: randomUUID(), body: 'Hi' })).toBe(400);
  expect(await widget.send('nul \0 and half \ud83d a pair')).toBe(204);
  expect(await bodies(me)).toEqual(['nul  and half \ufffd a pair']);
});

test('the widget’s page has no origin, is framed by its own host alone, and calls without cookies', async () => {
  const page = await site.app.inject({
    url: '/widgets/support-chat/',
    headers: { host: 'sol-alta.localhost:4000' },
  });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-scripts allow-forms;');
  expect(policy).toContain('frame-ancestors http://sol-alta.localhost:4000;');
  expect(policy).toContain("default-src 'none'");
  const asked = await site.app.inject({
    method: 'OPTIONS',
    url: '/widgets/support-chat/messages',
    headers: { origin: 'null' },
  });
  expect(asked.statusCode).toBe(204);
  expect(asked.headers['access-control-allow-origin']).toBe('null');
  expect(asked.headers).not.toHaveProperty('access-control-allow-credentials');
  const colours = await site.app.inject('/widgets/support-chat/brands.css');
  expect(colours.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const asset = await site.app.inject('/widgets/support-chat/assets/chat.js');
  expect(asset.headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('news reach a guest from another instance, and end with it', async () => {
  const both = await openInstances(2, {});
  const [one, two] = both.instances as [Instance, Instance];
  const at = await one.app.listen({ port: 0, host: '127.0.0.1' });
  const me = asVisitor();
  const stream = await listen(at, me);
  await stream.next();
  await widgetOf(two, me).send('Through the other one');
  expect(await stream.next()).toMatchObject({ messages: [{ body: 'Through the other one' }] });
  const over = stream.next();
  await both.close();
  expect(await over).toBeUndefined();
});

test('limits: messages a minute, conversations an hour, connections of one guest', async () => {
  const busy = await openInstance({
    limits: { ...noRateLimits, supportMessages: 3, supportConversations: 2 },
  });
  try {
    const first = widgetOf(busy, asVisitor());
    const codes = [];
    for (const text of ['a', 'b', 'c', 'd']) codes.push(await first.send(text));
    expect(codes).toEqual([204, 204, 204, 429]);
    expect(await widgetOf(busy, asVisitor()).send('a')).toBe(204);
    expect(await widgetOf(busy, asVisitor()).send('a')).toBe(429);
    const at = await busy.app.listen({ port: 0, host: '127.0.0.1' });
    const me = asVisitor();
    const streams = [];
    for (let tab = 0; tab < 9; tab += 1) streams.push(await listen(at, me));
    expect(streams.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 8 }, () => 200),
      429,
    ]);
    streams[0]?.close();
    await expect.poll(async () => (await listen(at, me)).status).toBe(200);
    for (const stream of streams) stream.close();
  } finally {
    await busy.close();
  }
});

test('[CHAT-05] the desk reads first who has waited longest, in words, and what is answered last', async () => {
  const [early, late] = [widgetOf(site, asVisitor()), widgetOf(site, asVisitor())];
  const desk = deskOf(site);
  const ours = [`early ${randomUUID()}`, `late ${randomUUID()}`];
  const order = async () => {
    const open = await desk.open();
    return open.filter(({ last }) => ours.includes(last.body)).map(({ last }) => last.body);
  };
  await early.send(ours[0] ?? '');
  await site.control('POST', 'clock/advance', { ms: 60_000 });
  await late.send(ours[1] ?? '');
  expect(await order()).toEqual(ours);
  const first = (await desk.open()).find(({ last }) => last.body === ours[0]);
  expect(first).toMatchObject({ origin: 'Northlight · Finnish · Finland' });
  await site.control('POST', 'clock/advance', { ms: 60_000 });
  // Further messages from a waiting person do not send them to the end.
  ours[0] = `early again ${randomUUID()}`;
  await early.send(ours[0]);
  expect(await order()).toEqual(ours);
  await desk.answer(first?.id ?? '', 'Answered');
  const open = await desk.open();
  const at = (id: string | undefined) => open.findIndex((one) => one.id === id);
  expect(at(first?.id)).toBeGreaterThan(at(open.find(({ last }) => last.body === ours[1])?.id));
  expect(open.find(({ id }) => id === first?.id)).toMatchObject({ waitingSince: null });
});

test('the widgets wear the faces of the brands, which a page without an origin may read', async () => {
  const css = await site.app.inject('/widgets/fonts/faces.css');
  const named = [...css.body.matchAll(/url\('(.+?)'\)/g)].map(([, name]) => name ?? '');
  expect(named).toHaveLength(2);
  for (const name of named) {
    const { statusCode, headers } = await site.app.inject(`/widgets/fonts/${name}`);
    expect([name, statusCode, headers['content-type']]).toEqual([name, 200, 'font/woff2']);
    expect(headers['access-control-allow-origin']).toMatch(/^(\*|null)$/);
  }
  const { headers } = await site.app.inject('/widgets/support-chat/');
  expect(headers['content-security-policy']).toContain('font-src http');
});

test('[CHAT-05] nobody listens on by a claim that is over, or past a log-out', async () => {
  const session = await site.logIn('limited@croupier.test');
  const left = await listen(address, asPlayer(claimOf(session.idToken)));
  await left.next();
  expect((await site.call('signOut', { session })).status).toBe(200);
  expect(await left.next()).toBeUndefined();

  const { claim: other } = await player('limit-left@croupier.test');
  const late = await listen(address, asPlayer(other));
  await late.next();
  await site.control('POST', 'clock/advance', { ms: 15 * 60_000 + 1_000 });
  const { claim: renewed } = await player('limit-left@croupier.test');
  await widgetOf(site, asPlayer(renewed)).send('Not for who listens by the claim before');
  expect(await late.next()).toBeUndefined();
  await site.control('DELETE', 'clock');
});
