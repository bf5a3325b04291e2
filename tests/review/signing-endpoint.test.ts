import { existsSync, readFileSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signingEndpoint } from '../../review/approvals/endpoint.ts';
import { LONGEST_NOTE, type ApprovalRequest } from '../../review/approvals/request.ts';
import { signByCommand, stillStands } from '../../review/approvals/sign-by-command.ts';
import { SIGNING_PATH, type Signed, type SigningAnswer } from '../../review/approvals/signing.ts';
import { makeProject, type Project } from './project.support.ts';

const TOKEN = 'a-token-of-this-start';
const BY = { name: 'Ada Example', role: 'compliance officer' };
const SIGNED: SigningAnswer = {
  signed: {
    of: 'site.terms',
    by: BY.name,
    role: BY.role,
    at: '2026-11-23T12:00:00.000Z',
    fingerprint: 'f'.repeat(64),
    words: 'waiting for the second person',
  },
};

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: SigningAnswer;
}

let app: FastifyInstance;
afterEach(() => app.close());

async function open(
  sign: (request: string) => Promise<SigningAnswer>,
  stands: (signed: Signed) => boolean = () => true,
): Promise<void> {
  app = fastify();
  await app.register(signingEndpoint({ token: TOKEN, by: BY, sign, stands }));
  await app.listen({ host: '127.0.0.1', port: 0 });
}

/** As the page asks, with the test's differences; undefined leaves a header out. */
async function send(
  body: string | undefined,
  changed: Readonly<Record<string, string | undefined>> = {},
): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': body === undefined ? undefined : 'application/json',
    authorization: `Bearer ${TOKEN}`,
    ...changed,
  };
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const outgoing = ask(
      {
        host: '127.0.0.1',
        port,
        method,
        path: SIGNING_PATH,
        setHost: false,
        headers: Object.fromEntries(given) as Record<string, string>,
      },
      (answer) => {
        text(answer).then(
          (read) =>
            resolve({
              status: answer.statusCode,
              headers: answer.headers,
              body: JSON.parse(read) as SigningAnswer,
            }),
          reject,
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

describe('who may have something signed', () => {
  let asked: string[] = [];
  beforeEach(async () => {
    asked = [];
    await open(async (request) => {
      asked.push(request);
      return SIGNED;
    });
  });

  test('a page of this server that knows the token', async () => {
    expect(await send('{"a":1}')).toMatchObject({ status: 200, body: SIGNED });
    expect(asked).toEqual(['{"a":1}']);
    const told = await send(undefined, { origin: undefined });
    expect(told).toMatchObject({ status: 200, body: { by: BY } });
    expect(told.headers['cache-control']).toBe('no-store');
    expect(told.headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    ['a page of another site', { origin: 'https://evil.test' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page of another port', { origin: 'http://localhost:1' }],
    ['a page of another brand', { origin: 'http://sol-alta.localhost:4000' }],
    ['a program that names no origin', { origin: undefined }],
    ['a page that the browser knows as foreign', { 'sec-fetch-site': 'same-site' }],
    ['a page that knows no token', { authorization: undefined }],
    ['a page with the token of another start', { authorization: 'Bearer another' }],
    ['a page with the beginning of the token', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
  ])('%s may not', async (_, changed) => {
    const answer = await send('{}', changed);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ refused: { obstacles: [] } });
    expect(asked).toEqual([]);
  });

  test.each(['evil.test', 'sol-alta.localhost', 'localhost.evil.test'])(
    'a name that somebody makes lead to here may not: %s',
    async (name) => {
      const { port } = app.server.address() as AddressInfo;
      const host = `${name}:${port}`;
      expect(await send('{}', { host, origin: `http://${host}` })).toMatchObject({ status: 403 });
      expect(await send('{}', { host })).toMatchObject({ status: 403 });
      expect(asked).toEqual([]);
    },
  );

  test('who would sign is told to nobody else, either', async () => {
    for (const changed of [{ authorization: undefined }, { host: 'evil.test' }]) {
      const answer = await send(undefined, { origin: undefined, ...changed });
      expect(answer.status).toBe(403);
      expect(JSON.stringify(answer.body)).not.toContain(BY.name);
    }
  });

  test('what a form can send is not taken, nor what is too long', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      undefined,
    ])
      expect(await send('{}', { 'content-type': type })).toMatchObject({ status: 415 });
    expect(await send('x'.repeat(64 * 1024 + 1))).toMatchObject({ status: 413 });
    expect(asked).toEqual([]);
    // The longest that a page sends is not too long.
    const longest = '\u2028'.repeat(LONGEST_NOTE);
    const whole = JSON.stringify({ note: longest, despite: longest });
    expect(await send(whole)).toMatchObject({ status: 200 });
  });
});

test('one at a time is signed, and a failure lets the next one try', async () => {
  const { promise, reject } = Promise.withResolvers<SigningAnswer>();
  const answers = [promise, Promise.resolve(SIGNED)];
  await open(async () => answers.shift() ?? SIGNED);
  const first = send('{}');
  await expect.poll(() => answers.length).toBe(1);
  expect(await send('{}')).toMatchObject({
    status: 409,
    body: { refused: { why: expect.stringContaining('already') as string } },
  });
  reject(new Error('ENOENT: /home/ada/.ssh/secret'));
  const failed = await first;
  expect(failed.status).toBe(500);
  expect(JSON.stringify(failed.body)).not.toContain('secret');
  expect(await send('{}')).toMatchObject({ status: 200 });
});

test('who comes while something is being signed learns what was, and no longer what was taken back', async () => {
  const { promise, resolve } = Promise.withResolvers<SigningAnswer>();
  let isThere = true;
  let asked = 0;
  await open(
    async () => {
      asked += 1;
      return promise;
    },
    () => isThere,
  );
  const first = send('{}');
  await expect.poll(() => asked).toBe(1);
  const loadedAnew = send(undefined, { origin: undefined });
  resolve(SIGNED);
  await first;
  expect((await loadedAnew).body).toEqual({ by: BY, signed: Object.values(SIGNED) });
  isThere = false;
  expect((await send(undefined, { origin: undefined })).body).toEqual({ by: BY, signed: [] });
});

describe('signed by the command, in a repository of its own', { tags: 'long' }, () => {
  let made: Project;
  beforeAll(() => {
    made = makeProject();
  });
  afterAll(() => made.remove());
  const as = (key: keyof Project['keys'], passphrase?: string) =>
    open(
      (request) => signByCommand(made.project, { file: made.keys[key], passphrase }, request),
      (signed) => stillStands(made.project, signed),
    );
  const history = (): string => join(made.project, 'atlas', 'approvals', 'site.terms.jsonl');
  const wanted = (changed: Partial<ApprovalRequest> = {}): string =>
    JSON.stringify({
      kind: 'croupier approval',
      of: 'site.terms',
      fingerprint: '0'.repeat(64),
      note: 'read whole',
      despite: '',
      ...changed,
    } satisfies ApprovalRequest);
  const whyNot = async (changed: Partial<ApprovalRequest> = {}) => {
    const { status, body } = await send(wanted(changed));
    if ('signed' in body) throw new Error('it was signed');
    return { status, ...body.refused };
  };
  /** The fingerprint of the flow as it is: the command itself says it when something else was seen. */
  const fingerprint = (): string => {
    const { said } = made.run(
      'atlas-approve',
      'site.terms',
      '--key',
      made.keys.ada,
      '--note',
      'read',
      '--despite',
      'to learn it',
    );
    rmSync(join(made.project, 'atlas', 'approvals'), { recursive: true });
    return /^[0-9a-f]{64}$/m.exec(said)?.[0] ?? said;
  };

  test('what the command refuses is refused, in parts that a page can show', async () => {
    const seen = fingerprint();
    await as('mallory');
    expect(await whyNot({ fingerprint: seen })).toMatchObject({
      status: 422,
      why: expect.stringContaining('The key is nobody’s') as string,
    });
    await app.close();
    await as('ada');
    expect(await whyNot()).toMatchObject({
      status: 422,
      why: expect.stringContaining('What was seen on the page is not what is here') as string,
    });
    expect(await whyNot({ fingerprint: seen, note: ' ' })).toMatchObject({ asks: 'note' });
    expect(await whyNot({ fingerprint: seen, of: '../reviewers' })).toMatchObject({
      why: expect.stringContaining('There is no flow or policy ../reviewers') as string,
    });
    const against = await whyNot({ fingerprint: seen });
    expect(against).toMatchObject({ asks: 'despite', why: 'Something speaks against it' });
    expect(against.obstacles.join(' ')).toContain('The view level has not run');
    expect(existsSync(history())).toBe(false);

    const answer = await send(wanted({ fingerprint: seen, despite: 'CI runs them' }));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        signed: {
          of: 'site.terms',
          by: 'Ada Example',
          role: 'compliance officer',
          fingerprint: seen,
          words: expect.stringContaining('waiting for the second person: signed by Ada') as string,
        },
      },
    });
    const state = { by: BY, signed: Object.values(answer.body) };
    expect((await send(undefined, { origin: undefined })).body).toEqual(state);
    const [line = ''] = readFileSync(history(), 'utf8').split('\n');
    expect(JSON.parse(line)).toMatchObject({
      by: 'Ada Example',
      note: 'read whole',
      fingerprint: seen,
      despite: { reason: 'CI runs them' },
    });
    // It counts for everybody who checks.
    expect(made.run('atlas-check', 'site.terms')).toMatchObject({
      status: 0,
      said: expect.stringContaining('signed by Ada Example') as string,
    });
    expect(await whyNot({ fingerprint: seen, despite: 'again' })).toMatchObject({
      why: expect.stringContaining('the second is another person') as string,
    });
  });

  test('what is none of a page’s business stays in the terminal', async () => {
    const whole = readFileSync(history(), 'utf8');
    await open((request) =>
      signByCommand(made.project, { file: '/nowhere/secret.pem', passphrase: 'hush' }, request),
    );
    const { status, body } = await send(wanted());
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/secret|hush|nowhere/);
    await app.close();
    await as('ben');
    expect(await send('{"kind":"something else"}')).toMatchObject({ status: 500 });
    expect(readFileSync(history(), 'utf8')).toBe(whole);
  });
});
