import { cut } from '../../../platform/cut.ts';
import { failure } from '../failure.ts';

/** One query, checked for shape and size but not yet for sense. */
export interface ContentQuery {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Whether the answer repeats the query, as the API does unless told otherwise. */
  readonly returnQuery: boolean;
}

/** Longest query, in characters; the client switches to POST at 11,264 encoded ones (CONT-03). */
const MAX_QUERY_CHARS = 32_768;
const MAX_PARAMS = 50;
/** The most levels of lists and objects in a parameter. */
const MAX_DEPTH = 32;

const PARAM_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;
const API_VERSION = /^v(1|X|\d{4}-\d{2}-\d{2})$/;

/** `v1`, `vX` or `v` and a real date (CONT-05). */
export function checkApiVersion(version: string): void {
  const date = version.slice(1);
  const isDate = date.length === 10;
  const real = !isDate || new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date;
  if (!API_VERSION.test(version) || !real) throw failure(400, `Invalid API version "${version}"`);
}

/** Query options that only change how the client reads the answer; others are refused. */
const IGNORED_OPTIONS = new Set(['cacheMode', 'lastLiveEventId', 'perspective', 'tag', 'variant']);

/** From `?query=…&$name=<json>`. */
export function fromQueryString(source: Readonly<Record<string, unknown>>): ContentQuery {
  const params: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(source)) {
    if (key.startsWith('$')) params[key.slice(1)] = parseParam(key, value);
    else if (key !== 'query' && key !== 'returnQuery' && !IGNORED_OPTIONS.has(key)) {
      throw failure(400, `Unknown query option "${cut(key, 64)}"`);
    }
  }
  return checked(source['query'], params, source['returnQuery'] !== 'false');
}

/** From a POST body `{ query, params }`. */
export function fromBody(body: unknown, options: Readonly<Record<string, unknown>>): ContentQuery {
  if (!isRecord(body)) throw failure(400, 'The body must be a JSON object');
  const { query, params = {} } = body;
  if (!isRecord(params)) throw failure(400, 'params must be an object');
  return checked(query, params, options['returnQuery'] !== 'false');
}

function parseParam(key: string, value: unknown): unknown {
  if (typeof value !== 'string') throw failure(400, `Parameter ${cut(key, 64)} is repeated`);
  try {
    return JSON.parse(value);
  } catch {
    throw failure(400, `Parameter ${cut(key, 64)} is not JSON`);
  }
}

function checked(
  query: unknown,
  params: Readonly<Record<string, unknown>>,
  returnQuery: boolean,
): ContentQuery {
  if (typeof query !== 'string' || query.trim() === '') throw failure(400, 'A query is required');
  if (query.length > MAX_QUERY_CHARS) {
    throw failure(413, `A query may have at most ${MAX_QUERY_CHARS} characters`);
  }
  const names = Object.keys(params);
  if (names.length > MAX_PARAMS) throw failure(400, `At most ${MAX_PARAMS} parameters`);
  const odd = names.find((name) => !PARAM_NAME.test(name));
  if (odd !== undefined) throw failure(400, `Invalid parameter name "${cut(odd, 64)}"`);
  // Code that copies or writes values calls itself for each layer, and would run out of stack.
  if (isDeeper(params, MAX_DEPTH))
    throw failure(400, `Parameters have at most ${MAX_DEPTH} layers`);
  return { query, params, returnQuery };
}

function isDeeper(value: unknown, most: number): boolean {
  let layer: unknown[] = [value];
  for (let depth = 0; layer.length > 0; depth += 1) {
    if (depth > most) return true;
    layer = layer.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
