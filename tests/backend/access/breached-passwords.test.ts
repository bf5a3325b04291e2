import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBreached, offlineList } from '../../../backend/access/breached-passwords.ts';
import { details, openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

describe('[NS-06] passwords that are on public lists', () => {
  test.each(['Password1!', 'P@ssw0rd123!', 'Summer2026!', 'Qwerty@123'])(
    '%s makes no account',
    async (password) => {
      const body = details('breached@example.com', { password });
      const answer = await site.call('registerPlayer', { body });
      expect(answer).toMatchObject({ status: 400, code: 'error.validation' });
      expect(answer.fields).toEqual(['password:breached']);
    },
  );

  test('the list is asked for five digits, and never for a password', async () => {
    const asked: string[] = [];
    const list = {
      range: (prefix: string) => {
        asked.push(prefix);
        return Promise.resolve(new Set(['0'.repeat(35)]));
      },
    };
    expect(await isBreached(list, 'Correct-Horse-7')).toBe(false);
    expect(asked).toEqual([expect.stringMatching(/^[0-9A-F]{5}$/)]);
    expect(await isBreached(offlineList, 'Correct-Horse-7')).toBe(false);
    expect(await isBreached(offlineList, 'Password1!')).toBe(true);
  });
});
