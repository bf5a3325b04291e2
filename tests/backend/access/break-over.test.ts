import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance({ clockStart: Date.UTC(2026, 10, 18, 12) });
});
afterAll(() => site.close());

const aDay = { duration: 1, initiator: 'PLAYER' };
const nextDay = () => site.control('POST', 'clock/advance', { ms: 25 * 3_600_000 });

async function standing(email: string) {
  const session = await site.logIn(email);
  const { body: context } = await site.call('getAccessContext', { session });
  const { body: deposit } = await site.call('checkDepositAllowed', { session });
  return { session, status: context.accountStatus, deposit: deposit.result };
}

describe('[EXC-05] a break that is over', () => {
  test('does not lift what the operator laid on the account before it', async () => {
    const email = 'restricted@croupier.test';
    const before = await standing(email);
    expect(before).toMatchObject({ status: 'RESTRICTED', deposit: 'RESTRICTED' });
    for (let times = 0; times < 2; times++) {
      const { session } = await standing(email);
      expect((await site.call('startCoolingOff', { session, body: aDay })).status).toBe(200);
      await nextDay();
      expect(await standing(email)).toMatchObject({ status: 'RESTRICTED', deposit: 'RESTRICTED' });
    }
  });

  test('leaves a registered player registered', async () => {
    const email = 'verified@croupier.test';
    const { session } = await standing(email);
    expect((await site.call('startCoolingOff', { session, body: aDay })).status).toBe(200);
    await nextDay();
    expect(await standing(email)).toMatchObject({ status: 'REGISTERED' });
  });
});
