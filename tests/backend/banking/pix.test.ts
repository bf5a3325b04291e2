import jsQR from 'jsqr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pixCode } from '../../../backend/third-parties/payment-provider/pix.ts';
import { openDeposit, pay, readDeposit } from './payment-pages.ts';
import { newPlayer, openBank, type Bank } from './support.ts';

/** Brazil's instant payment: the code of the page, and the way through it (WAL-08). */

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const brazilian = { countryCode: 'BR', market: 'BR', currency: 'BRL' } as const;
/** Pixels of a module. */
const SCALE = 4;
const PIX = { amount: 5_000, currency: 'BRL', method: 'PIX' };

describe('the code', () => {
  test('says to whom, how much and what for, with the checksum of the manual of the Banco Central', () => {
    const code = pixCode({
      amount: 5_000,
      merchantName: 'Sol Alta',
      merchantReference: 'dep_0123456789abcdef',
    });
    expect(code).toBe(
      '00020101021226580014br.gov.bcb.pix01367d9f0335-8dcc-4054-9bf9-0dbd61d36906' +
        '520400005303986540550.005802BR5908Sol Alta6009SAO PAULO62230519dep0123456789abcdef63048914',
    );
  });
});

/** The text that a camera reads off the picture of a page. */
function scanned(page: string): string | undefined {
  const [, size = ''] = /class="qr"\s+viewBox="0 0 (\d+) /.exec(page) ?? [];
  const side = Number(size) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of page.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const from = ((Number(y) * SCALE + row) * side + Number(x) * SCALE) * 4;
      for (let at = from; at < from + SCALE * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

describe('[WAL-08] whoever lives in Brazil', () => {
  test('pays with Pix: a code to scan, the same to paste, and the money', async () => {
    const player = await newPlayer(bank.platform, { ...brazilian, languageCode: 'pt-BR' });
    const { redirectUrl, referenceId } = await openDeposit(bank, player, PIX);
    const page = await (await fetch(`${bank.url}${redirectUrl}`)).text();
    expect(page).toContain('<svg');
    expect(page).toMatch(/<textarea[^>]*readonly[^>]*>\s*000201010212\d+br\.gov\.bcb\.pix/);
    const [, code] = /<textarea[^>]*>\s*([^<]+)<\/textarea>/.exec(page) ?? [];
    expect(code).toContain('540550.00');
    expect(scanned(page)).toBe(code?.trim());
    await pay(bank, redirectUrl);
    const deposit = await readDeposit(bank, player, referenceId);
    expect(deposit).toMatchObject({ status: 'SUCCESS' });
  });

  test('and nobody else does', async () => {
    const player = await newPlayer(bank.platform);
    await expect(openDeposit(bank, player, { method: 'PIX' })).rejects.toMatchObject({
      status: 409,
      code: 'error.deposit.not_allowed',
    });
  });
});
