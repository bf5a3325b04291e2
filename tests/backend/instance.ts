import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import fastify from 'fastify';
import { expect, vi } from 'vitest';
import { buildApp } from '../../backend/app.ts';
import type { Config } from '../../backend/platform/config.ts';
import { cheapenPasswords } from '../setup/cheap-passwords.ts';
import { makeConfig } from '../setup/platform-config.ts';
import { noRateLimits } from '../../backend/platform/rate-limits.ts';
import { openPlatform, type Platform } from '../../backend/platform/platform.ts';
import { seededAtVariable, seededDatabaseVariable, testDatabase } from '../setup/database.ts';
import { seed } from '../../backend/seeds/seed.ts';
import { personaPassword } from '../../backend/seeds/personas.ts';
import { DEMO_STAFF, STAFF_PASSWORD } from '../../backend/back-office/staff.ts';
import { operations } from '../../openapi/operations.gen.ts';
import type { Success } from '../../openapi/types.ts';

type OperationId = keyof typeof operations;

export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface Answer<Id extends OperationId> {
  readonly status: number;
  readonly statusText: string;
  /** The body, as the contract's success; a refusal's fields are read by the names beside. */
  readonly body: Success<Id>;
  readonly code: string | undefined;
  readonly fields: readonly string[];
  readonly problem: Record<string, unknown>;
  readonly retryAfter: number;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly query?: Record<string, string>;
  readonly path?: Record<string, string>;
  readonly session?: Pick<Tokens, 'idToken' | 'accessToken'>;
  readonly headers?: Record<string, string>;
}

/** One running instance, called without a network; `listen` gives it one. */
export interface Instance {
  readonly platform: Platform;
  readonly app: FastifyInstance;
  call<Id extends OperationId>(id: Id, options?: CallOptions): Promise<Answer<Id>>;
  /** Logs a persona or a player in. */
  logIn(email: string, password?: string): Promise<Tokens>;
  /** The desk as a logged-in person sees it; the administrator may do everything. */
  desk(options: string | InjectOptions, email?: string): Promise<LightMyRequestResponse>;
  /** Logs in at the desk: the cookie that goes with each call. */
  deskCookie(email?: string): Promise<string>;
  /** The control API: the body of its answer. When it is back, every instance has the same clock. */
  readonly control: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<unknown>;
  /** The newest code that went to a number or address. */
  codeFor(recipient: string): Promise<string>;
  close(): Promise<void>;
}

const caller =
  (app: FastifyInstance): Instance['call'] =>
  async (id, options = {}) => {
    const { method, path, captcha } = operations[id];
    const url = Object.entries(options.path ?? {}).reduce(
      (at, [name, value]) => at.replace(`{${name}}`, encodeURIComponent(value)),
      path as string,
    );
    const response = await app.inject({
      method,
      url,
      ...(options.query ? { query: options.query } : {}),
      ...(options.body === undefined ? {} : { payload: options.body as object }),
      headers: {
        ...(captcha ? { 'X-Captcha-Token': randomUUID() } : {}),
        ...(options.session
          ? { authorization: options.session.idToken, 'access-token': options.session.accessToken }
          : {}),
        ...options.headers,
      },
    });
    const body = response.json<Record<string, unknown>>();
    const errors = (body['validationErrors'] ?? []) as readonly { field: string; code: string }[];
    return {
      status: response.statusCode,
      statusText: response.statusMessage,
      body: body as never,
      code: body['code'] as string | undefined,
      fields: errors.map(({ field, code }) => `${field}:${code}`),
      problem: body,
      retryAfter: Number(response.headers['retry-after'] ?? 0),
    };
  };

const ADMINISTRATOR = DEMO_STAFF[0]?.email ?? '';

/** The way to the desk: a log-in when it is asked for, once, and again when it is over. */
function deskOf(app: FastifyInstance): Pick<Instance, 'desk' | 'deskCookie'> {
  const known = new Map<string, string>();
  const deskCookie = async (email = ADMINISTRATOR): Promise<string> => {
    const { headers } = await app.inject({
      method: 'POST',
      url: '/desk/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email, password: STAFF_PASSWORD }).toString(),
    });
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    known.set(email, cookie);
    return cookie;
  };
  return {
    deskCookie,
    async desk(options, email = ADMINISTRATOR) {
      const asked = typeof options === 'string' ? { url: options } : options;
      const ask = (cookie: string) =>
        app.inject({ ...asked, headers: { ...asked.headers, cookie } });
      const answer = await ask(known.get(email) ?? (await deskCookie(email)));
      return answer.statusCode === 401 ? ask(await deskCookie(email)) : answer;
    },
  };
}

async function openOn(databaseUrl: string, parts: Partial<Config>): Promise<Instance> {
  const config = makeConfig({
    databaseUrl,
    siteDir: '/nowhere',
    dataDir: '/nowhere',
    limits: noRateLimits,
    poolSize: 8,
    // Injected calls use this name, and production answers this machine's names only where they are listed.
    allowedHosts: ['localhost'],
    ...parts,
  });
  const platform = await openPlatform(config, fastify({ logger: false }).log);
  const app = await buildApp(platform);
  await app.ready();
  const call = caller(app);
  const control: Instance['control'] = async (method, path, body) => {
    const response = await app.inject({
      method,
      url: `/control/${path}`,
      ...(method === 'POST' ? { payload: body ?? {} } : body ? { payload: body } : {}),
    });
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
    return response.json();
  };
  return {
    platform,
    app,
    call,
    control,
    ...deskOf(app),
    async logIn(email, password = personaPassword) {
      const answer = await call('logIn', { body: { email, password } });
      if (answer.status !== 200) throw new Error(`${email}: ${answer.code}`);
      return answer.body;
    },
    async codeFor(recipient) {
      const search = encodeURIComponent(recipient);
      const { messages } = (await control('GET', `outbox?search=${search}`)) as {
        messages: { body: string }[];
      };
      const code = /\b\d{6}\b/.exec(messages[0]?.body ?? '')?.[0];
      if (code === undefined) throw new Error(`Nothing was sent to ${recipient}`);
      return code;
    },
    async close() {
      await saidWhenLate('the server', app.close(), platform);
      await saidWhenLate('the platform', platform.close(), platform);
    },
  };
}

/** Longer than a server waits for anything when it closes, ms. */
const LATE = 120_000;

/** What the connections do that nobody gave back: pg does not say it, so this looks inside. */
const lentBy = (pool: object): unknown =>
  (pool as { _clients?: readonly Record<string, unknown>[] })._clients?.map((client) => {
    const { _connecting, _queryable, _ending, _ended, _activeQuery, _sentQueryQueue } = client;
    return {
      _connecting,
      _queryable,
      _ending,
      _ended,
      asked: [_activeQuery, _sentQueryQueue].flat().map((query) => (query as Asked | null)?.text),
    };
  });

type Asked = { readonly text?: string };

/** Waits for an end, and says what is left open when it is late: otherwise a hook that runs out of time says nothing. */
async function saidWhenLate(what: string, end: Promise<void>, { db }: Platform): Promise<void> {
  const late = setTimeout(() => {
    const { totalCount, idleCount, waitingCount } = db.$client;
    const open = process.getActiveResourcesInfo();
    const left = { totalCount, idleCount, waitingCount, open, lent: lentBy(db.$client) };
    console.error(`The end of ${what} is late: ${JSON.stringify(left)}`);
  }, LATE);
  try {
    await end;
  } finally {
    clearTimeout(late);
  }
}

/** The control API of one instance, that waits until the others have heard of its clock. */
const heardByAll =
  ({ control, platform }: Instance, all: readonly Instance[]): Instance['control'] =>
  async (method, path, body) => {
    const answer = await control(method, path, body);
    if (method === 'GET' || !path.startsWith('clock')) return answer;
    const clocks = () => all.map((one) => one.platform.movableClock?.state);
    const own = platform.movableClock?.state;
    await vi.waitFor(() => expect(clocks()).toEqual(all.map(() => own)));
    return answer;
  };

/** Instances side by side on one seeded database of their own. */
export async function openInstances(
  count: number,
  parts: Partial<Config> = {},
): Promise<{ readonly instances: readonly Instance[]; close(): Promise<void> }> {
  // An instance of another kind decides itself on the data and the time of its seeds.
  const isAsSeeded = parts.mode === undefined && parts.clockStart === undefined;
  const database = await testDatabase(isAsSeeded ? process.env[seededDatabaseVariable] : undefined);
  const instances: Instance[] = [];
  for (let index = 0; index < count; index++) {
    const instance = await openOn(database.url, parts);
    if (index === 0) {
      if (isAsSeeded) {
        await instance.platform.movableClock?.set(Number(process.env[seededAtVariable]), false);
      } else {
        await seed(instance.platform);
        await cheapenPasswords(instance.platform);
      }
    }
    instances.push(instance);
  }
  return {
    instances: instances.map((one) => ({ ...one, control: heardByAll(one, instances) })),
    async close() {
      for (const instance of instances) await instance.close();
      await database.drop();
    },
  };
}

/** One instance on a seeded database of its own. */
export async function openInstance(parts: Partial<Config> = {}): Promise<Instance> {
  const opened = await openInstances(1, parts);
  const [instance] = opened.instances;
  if (!instance) throw new Error('No instance');
  return { ...instance, close: () => opened.close() };
}

/** The body of `Details` of sign-up for a Finnish player. */
export const details = (email: string, differs: object = {}) => ({
  email,
  password: 'Correct-Horse-7',
  countryCode: 'FI',
  languageCode: 'fi',
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  termsAndConditionsAcceptedVersion: 3,
  ...differs,
});

let people = 0;

/** An ending of a name for each number: no two have the same consonants, by which the platform knows a person again. */
export const ending = (number: number): string =>
  number.toString(8).replaceAll(/\d/g, (digit) => `${'klmnprst'.charAt(Number(digit))}a`);

/** The body of `ContactInfo` of sign-up, for a unique person. */
export function contactInfo(playerId: string, differs: object = {}) {
  people += 1;
  return {
    playerId,
    firstName: 'Aada',
    lastName: `Mäki${ending(people)}`,
    mobilePhone: `+35850${String(1_000_000 + people)}`,
    dateOfBirth: '1991-02-03',
    address: { street: 'Aleksanterinkatu 2', city: 'Helsinki', postalCode: '00100' },
    ...differs,
  };
}

/** Signs up as far as the contact details; only the code is left. */
export async function signUp(
  site: Instance,
  email: string,
  differs: object = {},
  info: object = {},
): Promise<{ readonly playerId: string; readonly phone: string }> {
  const { body } = await site.call('registerPlayer', { body: details(email, differs) });
  const contact = contactInfo(body.playerId, info);
  const answer = await site.call('updateRegistration', { body: contact });
  if (answer.status !== 200) throw new Error(`${email}: ${answer.code} ${answer.fields.join()}`);
  return { playerId: body.playerId, phone: contact.mobilePhone };
}
