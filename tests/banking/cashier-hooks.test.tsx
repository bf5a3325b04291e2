import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { queryClient } from '../../src/runtime/query.ts';
import { useDepositBonuses, useDepositMethods } from '../../src/banking/deposit/reads.ts';
import { useTag } from '../../src/runtime/locale/tag.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { hookAt, speak } from '../setup/in-locale.tsx';

beforeEach(async () => {
  queryClient.clear();
  await speak('en');
});

describe('[WAL-07] [DEP-18] what the cashier reads', () => {
  const useCashier = () => ({ methods: useDepositMethods(), bonuses: useDepositBonuses() });
  const read = async (playerId: string) => {
    const site = await hookAt('/en-UN/', useCashier, { playerId });
    await waitFor(() => {
      expect(site.result.current.methods.data).toEqual(
        outcomes.getRecentDepositMethods.success.data,
      );
    });
    expect(site.result.current.bonuses.data).toEqual(
      outcomes.getDepositBonuses.success.data.campaigns,
    );
    site.unmount();
    return site
      .calls()
      .filter(({ operation }) =>
        ['getRecentDepositMethods', 'getDepositBonuses'].includes(operation),
      );
  };

  test('are the methods and the bonuses, each asked for once, and given up with the page', async () => {
    const calls = await read('100123');
    expect(calls).toMatchObject([
      { operation: 'getRecentDepositMethods', input: {} },
      { operation: 'getDepositBonuses', input: { query: { language: 'en' } } },
    ]);
    for (const { signal } of calls) expect(signal).toBeInstanceOf(AbortSignal);
    expect(await read('100123')).toEqual([]);
  });

  test('is the player’s own, and kept apart from other reads [LOGOUT-02]', async () => {
    await read('100123');
    expect(await read('100124')).toHaveLength(2);
    const keys = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
    const of = (playerId: string) => [
      ['banking', 'depositMethods', playerId],
      ['banking', 'depositBonuses', playerId, 'en'],
    ];
    expect(keys).toEqual(expect.arrayContaining([...of('100123'), ...of('100124')]));
  });
});

test.each([
  ['/en-UN/', {}, 'en'],
  ['/en-CA/', {}, 'en-CA'],
  // The texts of that language are missing: the words are English.
  ['/fr-CA/', {}, 'en-CA'],
  ['/es-CL/', { brand: solAlta }, 'en'],
])('[LOC-11] [LOC-13] amounts and days at %s are written as in %o: %s', async (at, more, tag) => {
  const { result } = await hookAt(at, useTag, more);
  expect(result.current).toBe(tag);
});

test('[LOC-13] and follow the language of the texts', async () => {
  const { result } = await hookAt('/fi-FI/', useTag);
  expect(result.current).toBe('en');
  await speak('fi');
  expect(result.current).toBe('fi');
});
