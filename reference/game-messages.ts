/**
 * The messages between the site and a game in its frame. Both sides read them by this module; an envelope is
 * `{ type, payload }`. The first of the game goes to the window, everything else over the port of the answer.
 */

/** One field of a payload: whether a value may stand there. */
type Field<Value> = (value: unknown) => value is Value;

type Fields = Readonly<Record<string, Field<unknown>>>;

type Payload<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never;
};

/** Any message of a table, as a union over its types. */
type MessageOf<Table extends Readonly<Record<string, Fields>>> = {
  [Type in keyof Table]: { readonly type: Type; readonly payload: Payload<Table[Type]> };
}[keyof Table];

/** The most characters of a text in a message. */
const LONGEST_TEXT = 64;

const whole: Field<number> = (value): value is number => Number.isSafeInteger(value);
const count: Field<number> = (value): value is number => whole(value) && value >= 0;
const flag: Field<boolean> = (value): value is boolean => typeof value === 'boolean';
const text: Field<string> = (value): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT;

/** The parts of the site that a game may have opened over it. */
const AREAS = ['banking', 'limits'] as const;
export type WantedArea = (typeof AREAS)[number];
const area: Field<WantedArea> = (value): value is WantedArea =>
  AREAS.some((known) => known === value);

/** The site's messages. `ready` answers the game's `listening`, and brings the port. */
const TO_GAME = {
  ready: {},
  /** No round begins after the one that is under way. */
  pause: {},
  resume: {},
  /** Whether the game tells its warnings. */
  debug: { on: flag },
  ping: {},
  /** The wallet has another balance, in minor units of the currency, ISO 4217. */
  balanceUpdate: { amount: whole, currency: text },
} as const;

/** The game's messages: answers, and the two events `roundEnded` and `balanceUpdated`. */
const FROM_GAME = {
  /** The game's page runs, and waits for the port. */
  listening: {},
  /** The game can be played. */
  gameReady: {},
  /** No round is under way, and none begins. */
  paused: {},
  resumed: {},
  /** The player has done something in the game. */
  userAction: {},
  /** Rounds played since the game was opened, as the game counts them. */
  realityCheckData: { rounds: count },
  pong: {},
  warning: { code: text },
  /** The player wants to pay in, or to see what limits they have. */
  areaWanted: { area },
  /** The round that was under way when the pause was asked for is over. */
  roundEnd: {},
  roundEnded: { roundId: text },
  /** The game has seen another balance. What it is, the platform says. */
  balanceUpdated: {},
} as const;

export type ToGame = MessageOf<typeof TO_GAME>;
export type FromGame = MessageOf<typeof FROM_GAME>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a record has these names and no others; it is not read any further than they reach. */
function hasOnly(record: object, names: readonly string[]): boolean {
  let more = 0;
  for (const name in record) {
    if (!names.includes(name)) return false;
    more += 1;
  }
  return more === names.length;
}

/**
 * Makes the reader of a side's messages. What is unknown, has another form, or is longer than any message of ours
 * is none: undefined.
 */
const readerOf =
  <const Table extends Readonly<Record<string, Fields>>>(table: Table) =>
  (data: unknown): MessageOf<Table> | undefined => {
    if (!isRecord(data) || !hasOnly(data, ['type', 'payload'])) return undefined;
    const { type, payload } = data;
    if (typeof type !== 'string' || !Object.hasOwn(table, type)) return undefined;
    const fields = table[type] ?? {};
    if (!isRecord(payload) || !hasOnly(payload, Object.keys(fields))) return undefined;
    const isWhole = Object.entries(fields).every(([name, may]) => may(payload[name]));
    return isWhole ? ({ type, payload } as MessageOf<Table>) : undefined;
  };

/** Reads a message of the game's; undefined: it is none. */
export const readFromGame = readerOf(FROM_GAME);
/** Reads a message of the site's; undefined: it is none. */
export const readToGame = readerOf(TO_GAME);
