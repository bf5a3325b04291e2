import { vi } from 'vitest';
import { operations } from '../../openapi/operations.gen.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import { createBrowserRuntime } from '../../src/app/browser.ts';
import type { Brand } from '../../src/brands/index.ts';
import { tokenOf } from './token-platform.ts';

/** An answer of the platform: a body with status 200, or status and body. */
export type Answer =
  | {
      readonly status?: number;
      readonly body: unknown;
      /** `Retry-After`, in s; 0 when it is not given, so that no test waits. */
      readonly retryAfter?: number;
    }
  | 'silence'
  | 'no answer';

/** For every call the same, or a function of the call. */
type Answers = Answer | ((request: Request) => Promise<Answer>);

/** A request as the site really sent it. */
export interface Sent {
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** JSON; undefined without a body. */
  readonly body: unknown;
}

interface Called extends Sent {
  readonly operation: OperationId;
}

export interface WireOptions {
  /** Signs a player in before the page opens. */
  readonly player?: boolean;
  /** Claims of the player's tokens that differ from those of most tests. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** How far the device's clock is ahead of the platform's, ms. */
  readonly ahead?: number;
  /** Answers that differ from the examples of the contract. */
  readonly platform?: Partial<Record<OperationId, Answers>>;
  /** Results of the content service by document type; others are empty. */
  readonly content?: Readonly<Record<string, unknown>>;
  /** The content service itself, in place of results. */
  readonly contentService?: (request: Request) => Promise<Response>;
  /** Location cookies. */
  readonly cookies?: Readonly<Record<string, string>>;
}

export interface WireControls {
  /** The requests to the platform, in order. */
  readonly calls: readonly Called[];
  /** How often an operation has been called. */
  readonly called: (operation: OperationId) => number;
  /** The request of an operation's last call. @throws when it was not called */
  readonly sent: (operation: OperationId) => Sent;
  /** Changes the answers of the platform from now on. */
  readonly answer: (operation: OperationId, answers: Answers) => void;
  /** Changes the answers of the content service from now on. */
  readonly publish: (type: string, result: unknown) => void;
}

const TABLE = Object.entries(operations).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method: method as string,
  path: new RegExp(`^${path.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`),
}));

/** The first success of the contract's examples. */
function example(operation: OperationId): { readonly body: object } {
  const all: readonly { ok: boolean; data?: object }[] = Object.values(outcomes[operation]);
  return { body: all.find(({ ok }) => ok)?.data ?? {} };
}

/** The example of an operation with other values in it. */
export const withData = (operation: OperationId, data: object): Answer => ({
  body: { ...example(operation).body, ...data },
});

export const MAINTENANCE: Answer = {
  status: 503,
  body: { code: 'error.maintenance', message: 'The site is under maintenance.', traceId: 't' },
};

export const TERMS = [{ version: 3, publishedAt: '2026-11-01' }];

/** A static page as the content service keeps it. */
export const page = (pageId: string, path: string, title: string) => ({
  pageId,
  path,
  title,
  group: 'legal',
  disableLink: false,
  onlyShowMarkets: [],
  excludedMarkets: [],
  body: [
    {
      _type: 'block',
      _key: 'a',
      children: [{ _type: 'span', _key: 'b', text: `${title}, in full` }],
    },
  ],
});

const EVERYTHING = { essentials: true, performanceFunctional: true, marketing: true };

const CLAIMS = {
  player_id: '100123',
  player_access_id: 'a1',
  email: 'aino.virtanen@example.com',
  country_code: 'FI',
  language_code: 'en',
  registrationDate: '2026-01-15T09:30:00Z',
};

function token({ claims, ahead = 0 }: WireOptions): string {
  const iat = Math.floor((Date.now() - ahead) / 1_000);
  return tokenOf({ ...CLAIMS, ...claims, iat, exp: iat + 3_600 });
}

/** A platform and a content service in which only `fetch` is not real. */
export async function wirePlatform(brand: Brand, options: WireOptions) {
  const [idToken, accessToken] = [token(options), token(options)];
  const session: Answer = { body: { idToken, accessToken, refreshToken: 'r', expiresIn: 3_600 } };
  const platform: Partial<Record<OperationId, Answers>> = {
    logIn: session,
    logInPayAndPlay: session,
    // As on the device.
    getCookiesConsent: withData('getCookiesConsent', { options: EVERYTHING }),
    ...options.platform,
  };
  const { contentService } = options;
  const content: Record<string, unknown> = { termsVersion: TERMS, ...options.content };
  const calls: Called[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    const method = request?.method ?? init?.method ?? 'GET';
    if (url.pathname.startsWith('/content')) {
      return contentService === undefined
        ? answerTo(resultOf(content[typeIn(url)]))
        : contentService(new Request(url, { method }));
    }
    const found = TABLE.find((one) => one.method === method && one.path.test(url.pathname));
    if (!found) throw new TypeError(`Nobody answers ${method} ${url.pathname}`);
    const call: Called = {
      operation: found.id,
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(request?.headers),
      body: undefined,
    };
    calls.push(call);
    const text = await request?.clone().text();
    if (text) Object.assign(call, { body: JSON.parse(text) as unknown });
    const answers = platform[found.id] ?? example(found.id);
    return answerTo(
      typeof answers === 'function' ? await answers(request ?? new Request(url)) : answers,
    );
  });
  for (const [name, value] of Object.entries(options.cookies ?? {})) {
    document.cookie = `${name}=${value}; path=/`;
  }
  const runtime = createBrowserRuntime(brand);
  if (options.player === true) {
    await runtime.call('logIn', { body: { email: 'aino@example.com', password: 'x' } });
  }
  const controls: WireControls = {
    calls,
    called: (operation) => calls.filter((one) => one.operation === operation).length,
    sent(operation) {
      const last = calls.findLast((one) => one.operation === operation);
      if (last === undefined) throw new Error(`${operation} was not called`);
      return last;
    },
    answer(operation, answers) {
      platform[operation] = answers;
    },
    publish(type, result) {
      content[type] = result;
    },
  };
  return { runtime, controls };
}

function answerTo(answer: Answer): Promise<Response> {
  if (answer === 'silence') return new Promise(() => {});
  if (answer === 'no answer') return Promise.reject(new TypeError('Failed to fetch'));
  const { status = 200, body, retryAfter = 0 } = answer;
  const headers = { 'retry-after': String(retryAfter) };
  return Promise.resolve(Response.json(body, { status, headers }));
}

/** The document type that a request of the content service asks for. */
const typeIn = (url: URL): string =>
  /_type == "(\w+)"/.exec(url.searchParams.get('query') ?? '')?.[1] ?? '';

const resultOf = (result: unknown = null): Answer =>
  result === 'silence' || result === 'no answer' ? result : { body: { result, ms: 1 } };
