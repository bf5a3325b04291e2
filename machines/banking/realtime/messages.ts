import type { Schemas } from '../../../openapi/types.ts';

type Wallet = Schemas['Wallet'];

/** A flag of the player by its name in the contract. */
export type Attributes = Schemas['PlayerAttributeMessage']['attributes'];

/** A text of the realtime channel as a player understands it. */
export type Message =
  | { readonly kind: 'balance'; readonly wallet: Wallet }
  | { readonly kind: 'attributes'; readonly attributes: Attributes }
  | { readonly kind: 'loyalty'; readonly isLevelUp: boolean }
  /** A message for another player, of an unknown type, or the answer to a ping (RT-07). */
  | { readonly kind: 'ignored' }
  /** Not JSON, half of it, or not as the contract has it (RT-08). */
  | { readonly kind: 'unreadable' };

type Fields = Readonly<Record<string, unknown>>;

const IGNORED: Message = { kind: 'ignored' };
const UNREADABLE: Message = { kind: 'unreadable' };

/** The platform's answer to a ping, beside JSON. */
const PONG = 'pong';

/**
 * Reads a text of the realtime channel for a player. The owner comes first: nothing else of another player's
 * message is looked at. A message without an owner belongs to nobody.
 */
export function readMessage(text: string, playerId: string): Message {
  if (text === PONG) return IGNORED;
  const body = fieldsOf(fieldsOf(parse(text))?.['body']);
  const [type, whose] = [body?.['type'], body?.['playerId']];
  if (body === undefined || typeof type !== 'string') return UNREADABLE;
  const read = READERS.get(type);
  if (read === undefined || (typeof whose === 'string' && whose !== playerId)) return IGNORED;
  return whose === playerId ? (read(body) ?? UNREADABLE) : UNREADABLE;
}

const READERS = new Map<string, (body: Fields) => Message | undefined>([
  [
    'WALLET_BALANCE',
    ({ balanceMap }) =>
      isWallet(balanceMap) ? { kind: 'balance', wallet: balanceMap } : undefined,
  ],
  [
    'PLAYER_ATTRIBUTE_CHANGE',
    ({ attributes }) => {
      const fields = fieldsOf(attributes);
      return fields && areFlags(fields) ? { kind: 'attributes', attributes: fields } : undefined;
    },
  ],
  [
    'PLAYER_LOYALTY_LEVEL',
    ({ isLevelUp }) =>
      typeof isLevelUp === 'boolean' ? { kind: 'loyalty', isLevelUp } : undefined,
  ],
]);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined;

const areFlags = (fields: Fields): fields is Attributes =>
  Object.values(fields).every((value) => ['boolean', 'number', 'string'].includes(typeof value));

const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isEntry = (value: unknown): boolean => {
  const { walletType, cashAmount = 0, bonusAmount = 0 } = fieldsOf(value) ?? {};
  return typeof walletType === 'string' && isAmount(cashAmount) && isAmount(bonusAmount);
};

const isBucket = (value: unknown): boolean => Array.isArray(value) && value.every(isEntry);

const isWallet = (value: unknown): value is Wallet => {
  const { currency, version, buckets } = fieldsOf(value) ?? {};
  const { main, locked, bonus } = fieldsOf(buckets) ?? {};
  return typeof currency === 'string' && isAmount(version) && [main, locked, bonus].every(isBucket);
};
