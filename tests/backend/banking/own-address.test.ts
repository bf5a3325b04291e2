import { networkInterfaces } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDeposit, pay, readDeposit } from './payment-pages.ts';
import { newPlayer, openBank, type Bank } from './support.ts';
import { fewOf } from '../../setup/few-of.ts';

/** The provider calls the platform back, on any address that listens. */

afterEach(() => void vi.restoreAllMocks());

const own = Object.values(networkInterfaces()).flatMap((addresses = []) =>
  addresses.map(({ address }) => address),
);
const HOSTS = ['127.0.0.1', ...(own.includes('::1') ? ['::', '::1'] : []), '0.0.0.0'];

for (const { rows, tags } of fewOf(HOSTS, 2))
  test.each(rows)(
    '[DEP-20] a platform that listens on %s hears of a payment',
    { tags },
    async (host) => {
      const bank = await openBank({ host });
      try {
        const player = await newPlayer(bank.platform);
        const { referenceId, redirectUrl } = await openDeposit(bank, player);
        await pay(bank, redirectUrl);
        const status = async () => (await readDeposit(bank, player, referenceId)).status;
        await vi.waitFor(async () => expect(await status()).toBe('SUCCESS'));
      } finally {
        await bank.close();
      }
    },
  );

/** Not every machine has every address: the requested one, or none. */
describe('a platform behind an address', () => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await openBank();
  });
  afterAll(() => bank.close());

  test.each([
    ['10.0.0.7', 'IPv4', 'http://10.0.0.7:4000'],
    ['::1', 'IPv6', 'http://[::1]:4000'],
    ['fd00::7', 'IPv6', 'http://[fd00::7]:4000'],
    ['::', 'IPv6', 'http://127.0.0.1:4000'],
  ])('[DEP-20] %s of %s is called at %s', async (address, family, origin) => {
    vi.spyOn(bank.server.server, 'address').mockReturnValue({ address, family, port: 4_000 });
    const real = globalThis.fetch;
    const asked: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { url } = new Request(input, init);
      if (url.startsWith(bank.url)) return real(input, init);
      asked.push(url);
      return Response.json({ approved: true });
    });
    const { redirectUrl } = await openDeposit(bank, await newPlayer(bank.platform));
    await pay(bank, redirectUrl);
    expect(asked[0]).toBe(`${origin}/webhooks/payments`);
  });
});
