import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen, tokenOf } from '../banking/realtime.support.ts';
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
let url: string;
beforeAll(async () => {
  site = await openInstance();
  url = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

test('[RT-06] [LIM-04] what one device changes of a limit is told to the open pages of the others', async () => {
  const [one, two] = [
    await site.logIn('verified@croupier.test'),
    await site.logIn('verified@croupier.test'),
  ];
  const ear = listen(url, await tokenOf(site, two));
  await vi.waitFor(() => expect(ear.of('WALLET_BALANCE')).toHaveLength(1));
  const heard = () => ear.of('PLAYER_ATTRIBUTE_CHANGE').map(({ attributes }) => attributes);
  await site.call('updateDepositLimit', { session: one, body: { duration: 'D', limit: 5_000 } });
  await vi.waitFor(() => expect(heard()).toEqual([{ limitChanges: 1 }]));
  await site.call('updateSpendLimit', { session: one, body: { duration: 'W', limit: 9_000 } });
  await vi.waitFor(() => expect(heard()).toEqual([{ limitChanges: 1 }, { limitChanges: 2 }]));
  ear.socket.close();
});
