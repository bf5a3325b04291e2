import type { Random } from './random.ts';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Texts that have broken servers before. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202eabc',
  '\ufeff',
  '\r\nSet-Cookie: a=b',
  "' OR '1'='1",
  '"; DROP TABLE players; --',
  '$1',
  '%s%n%00',
  '../../../../etc/passwd',
  '/\\evil.example',
  '//evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '👩‍👩‍👧‍👦',
  'İıſK',
  'e\u0301'.repeat(40),
  'null',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  '0x10',
  '__proto__',
  'constructor',
  '2026-02-30T25:61:61Z',
  '2026-11-21T00:00:00.000000001Z',
  '+99999999999999',
  'a'.repeat(65),
  'a'.repeat(257),
  'a'.repeat(5_000),
  '00000000-0000-0000-0000-000000000000',
  'not-a-uuid',
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  -0.5,
  1e-7,
  999,
  1_000.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  1e21,
  1e300,
  100_000_000_000,
  100_000_000_001,
];

/** A value of any kind. */
export function anyValue(random: Random, depth = 0): Json {
  switch (random.below(depth > 2 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.pick(NUMBERS);
    case 3:
    case 4:
      return random.pick(TEXTS);
    case 5:
      return Array.from({ length: random.below(4) }, () => anyValue(random, depth + 1));
    case 6:
      return { [random.pick(TEXTS) || 'key']: anyValue(random, depth + 1) };
    default:
      return deep(random.pick([3, 40, 400]));
  }
}

function deep(levels: number): Json {
  let value: Json = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Close to a given value: what a careless caller sends, and what sits on a boundary. */
function near(random: Random, value: Json): Json {
  if (typeof value === 'number') {
    return random.pick([value + 1, value - 1, -value, value * 100, value / 3, String(value)]);
  }
  if (typeof value === 'boolean') return random.pick<Json>([!value, String(value), Number(value)]);
  if (typeof value !== 'string') return anyValue(random);
  const at = random.below(value.length + 1);
  return random.pick<() => Json>([
    () => value.toUpperCase(),
    () => value.toLowerCase(),
    () => ` ${value} `,
    () => value.slice(0, at),
    () => value + random.pick(TEXTS),
    () => value.slice(0, at) + random.pick(TEXTS) + value.slice(at),
    () => value.repeat(60),
    () => [value],
    () => Number(value) || 7,
  ])();
}

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with one thing wrong somewhere in it. */
export function mutated(random: Random, value: Json): Json {
  if (isRecord(value) && random.chance(0.85)) {
    const keys = Object.keys(value);
    const key = keys.length > 0 ? random.pick(keys) : '';
    const inner = value[key] ?? null;
    switch (random.below(6)) {
      case 0: {
        const { [key]: _dropped, ...rest } = value;
        return rest;
      }
      case 1:
        // JSON.parse makes "__proto__" an own property: so does this.
        return JSON.parse(
          `{${JSON.stringify(random.pick(['extra', '__proto__', 'constructor', '', key]))}:${JSON.stringify(anyValue(random))}${keys.length > 0 ? ',' : ''}${JSON.stringify(value).slice(1)}`,
        ) as Json;
      case 2:
        return { ...value, [key]: anyValue(random) };
      case 3:
        return { ...value, [key]: near(random, inner) };
      default:
        return { ...value, [key]: isRecord(inner) ? mutated(random, inner) : near(random, inner) };
    }
  }
  return random.chance(0.5) ? near(random, value) : anyValue(random);
}

/** A text with one thing wrong, for paths, queries and headers. */
export function mutatedText(random: Random, text: string): string {
  const value = random.chance(0.5) ? near(random, text) : random.pick(TEXTS);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Bytes of a wrong body, or of one that is hardly JSON. */
export function brokenBody(random: Random, json: string): Buffer {
  switch (random.below(8)) {
    case 0:
      return Buffer.from(json.slice(0, random.below(json.length)));
    case 1:
      return Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe])]);
    case 2:
      return Buffer.from(json.replaceAll('"', "'"));
    case 3:
      return Buffer.from(`${json}${json}`);
    case 4:
      return Buffer.from(json.replace(/[0-9]+/, '1e400'));
    case 5:
      return Buffer.from(`{"a":"${'a'.repeat(70_000)}"}`);
    case 6:
      return Buffer.from('['.repeat(20_000));
    default:
      return Buffer.alloc(0);
  }
}
