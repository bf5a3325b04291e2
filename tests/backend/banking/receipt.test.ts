import { afterAll, beforeAll, expect, test } from 'vitest';
import { getRecentDepositMethods } from '../../../backend/banking/wallet.ts';
import {
  maskedAccount,
  maskedCard,
  maskedNumber,
} from '../../../backend/third-parties/payment-provider/masked.ts';
import { openDeposit, pay, readDeposit } from './payment-pages.ts';
import { callOf, newPlayer, NOON, openBank, type Bank } from './support.ts';

/** The receipt of a deposit: when, and with what it was paid, masked by the provider. */

let bank: Bank;
beforeAll(async () => void (bank = await openBank()));
afterAll(() => bank.close());

const read = (player: string, referenceId: string) => readDeposit(bank, player, referenceId);
const visa = async (player: string) => {
  const { available, methods } = await getRecentDepositMethods(callOf(bank.platform, player));
  return { methods, card: available.find(({ method }) => method === 'CREDITCARD') };
};

test('[DEP-22] [WAL-07] a paid card stands in the receipt and at its method by its last digits', async () => {
  const player = await newPlayer(bank.platform);
  const { referenceId, redirectUrl } = await openDeposit(bank, player);
  expect(await read(player, referenceId)).not.toHaveProperty('instrument');
  expect((await visa(player)).card).not.toHaveProperty('instrument');
  await pay(bank, redirectUrl);
  const receipt = await read(player, referenceId);
  expect(receipt).toMatchObject({ status: 'SUCCESS', instrument: 'Visa ···· 4242' });
  expect(Date.parse(receipt.at ?? '')).toBeGreaterThanOrEqual(NOON);
  expect(await visa(player)).toMatchObject({
    methods: ['CREDITCARD'],
    card: { instrument: 'Visa ···· 4242', fee: 0, time: 'AT_ONCE' },
  });
});

test('[WAL-07] the card of the latest deposit is the one that is shown', async () => {
  const player = await newPlayer(bank.platform);
  for (const number of ['4242 4242 4242 4242', '5555 5555 5555 4444']) {
    const { redirectUrl } = await openDeposit(bank, player);
    await pay(bank, redirectUrl, number);
    await bank.platform.movableClock?.advance(60_000);
  }
  expect((await visa(player)).card).toMatchObject({ instrument: 'Mastercard ···· 4444' });
});

test('[WAL-07] nothing that is masked can be read back', () => {
  expect(maskedCard('378282246310005')).toBe('American Express ···· 0005');
  expect(maskedCard('6011111111111117')).toBe('···· 1117');
  expect(maskedNumber('0000000009903417', 4)).toBe('···· 3417');
  expect(maskedAccount('aino.virtanen@example.com')).toBe('ai···@example.com');
  expect(maskedAccount('a@example.com')).toBe('a···@example.com');
  expect(maskedAccount(`ab@${'x'.repeat(100)}.com`)).toHaveLength(64);
});
