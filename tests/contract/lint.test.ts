import { describe, expect, it } from 'vitest';
import { lintContract } from '../../tools/codegen/lint.mjs';
import { readContract } from './bundle.ts';

interface Node {
  [key: string]: unknown;
}

const LOG_IN = '/api/v1/player/login';
const WALLET = '/api/v1/player/wallet';

/** The contract with few operations, since to read all their examples takes long. */
function smallContract() {
  const { paths, ...others } = readContract();
  const kept = [LOG_IN, WALLET, '/api/v1/player/registration'].map(
    (path) => [path, paths[path]] as const,
  );
  return { ...others, paths: Object.fromEntries(kept) as typeof paths };
}

/** The place of a contract's damage, from its root on; the last key is replaced, or deleted for undefined. */
const damaged = (keys: readonly string[], value: unknown): string[] => {
  const contract = smallContract();
  let at: Node = contract;
  for (const key of keys.slice(0, -1)) at = at[key] as Node;
  const last = keys.at(-1) ?? '';
  if (value === undefined) delete at[last];
  else at[last] = value;
  return lintContract(contract);
};

const logIn = ['paths', LOG_IN, 'post'];
const wallet = ['paths', WALLET, 'get'];
const schemas = ['components', 'schemas'];

describe("the contract's own rules", () => {
  it('have no complaint', () => {
    expect(lintContract(readContract())).toEqual([]);
    expect(lintContract(smallContract())).toEqual([]);
  });

  it.each<[rule: string, keys: string[], value: unknown, complaint: string]>([
    ['an operationId is a verb and a noun', [...logIn, 'operationId'], 'login', 'verb and a noun'],
    ['an operation belongs to one area', [...logIn, 'tags'], ['player'], 'exactly one area'],
    ['an operation names its requirements', [...logIn, 'x-requirements'], [], 'x-requirements'],
    ['an operation is described', [...logIn, 'description'], undefined, 'description'],
    ['an operation declares too many requests', [...logIn, 'responses', '429'], undefined, '429'],
    [
      'what begins a session answers with its tokens',
      [...wallet, 'x-begins-session'],
      true,
      'does not answer with its tokens',
    ],
    ['a session can end', [...wallet, 'responses', '401'], undefined, 'does not declare 401'],
    [
      'a refusal of a signed-in player does not log out',
      [...wallet, 'responses', '403'],
      { $ref: '#/components/responses/LoginForbidden' },
      'logs the player out',
    ],
    [
      'a refusal enumerates its codes',
      ['components', 'responses', 'LoginForbidden', 'content', 'application/json', 'schema'],
      { $ref: '#/components/schemas/Problem' },
      'does not enumerate its codes',
    ],
    [
      'an answer has named examples',
      ['components', 'responses', 'SessionOpened', 'content', 'application/json', 'examples'],
      {},
      'no named example',
    ],
    [
      'an example fits its schema',
      [
        'components',
        'responses',
        'SessionOpened',
        'content',
        'application/json',
        'examples',
        'success',
        'value',
      ],
      { idToken: 'x' },
      'is invalid',
    ],
    [
      'an outcome has a name of its own',
      [...logIn, 'responses', '400'],
      { $ref: '#/components/responses/LoginForbidden' },
      'two responses name',
    ],
    [
      'a property is described',
      [...schemas, 'Multibrand', 'properties', 'suspended', 'description'],
      undefined,
      'property suspended has no description',
    ],
    [
      'a string is bounded',
      [...schemas, 'NewPersonName', 'maxLength'],
      undefined,
      'without maxLength',
    ],
    [
      'a typed text has a pattern',
      [...schemas, 'NewPersonName', 'pattern'],
      undefined,
      'without a pattern',
    ],
    [
      'an integer is safe',
      [...schemas, 'MoneyAmount', 'maximum'],
      2 ** 60,
      'an integer without safe',
    ],
    ['an amount is an integer', [...schemas, 'MoneyAmount', 'type'], 'number', 'not an integer'],
    [
      'a list is bounded',
      [...schemas, 'WalletBuckets', 'properties', 'main', 'maxItems'],
      undefined,
      'without maxItems',
    ],
    [
      'a request is closed',
      [...schemas, 'Credentials', 'additionalProperties'],
      undefined,
      'takes additional properties',
    ],
    [
      'an enumeration stands once',
      [...schemas, 'WalletTypes'],
      { type: 'string', description: 'Again.', enum: ['BONUS', 'LOCKED', 'MAIN'] },
      'the same enumeration',
    ],
    [
      'an open enumeration names its known values',
      [...schemas, 'OpenLimitType', 'x-values'],
      'Limits',
      'does not name an enumeration',
    ],
  ])('notice when it is broken that %s', (_rule, keys, value, complaint) => {
    expect(damaged(keys, value).join('\n')).toContain(complaint);
  });
});
