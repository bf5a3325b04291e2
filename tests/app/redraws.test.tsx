import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';

/** How often each part of the frame was drawn. */
const drawn = vi.hoisted(() => ({ Header: 0, Footer: 0, BottomNav: 0, WalletCard: 0 }));
const counting = vi.hoisted(
  () =>
    <Module extends object>(actual: Module, name: keyof typeof drawn): Module => {
      const part = Reflect.get(actual, name) as (props: object) => unknown;
      const counted = (props: object): unknown => {
        drawn[name] += 1;
        return part(props);
      };
      return { ...actual, [name]: counted };
    },
);
vi.mock('../../src/shell/Header.tsx', async (load) => counting(await load(), 'Header'));
vi.mock('../../src/shell/Footer.tsx', async (load) => counting(await load(), 'Footer'));
vi.mock('../../src/shell/BottomNav.tsx', async (load) => counting(await load(), 'BottomNav'));
vi.mock('../../src/banking/wallet/WalletCard.tsx', async (load) =>
  counting(await load(), 'WalletCard'),
);

beforeEach(freshDevice);
afterEach(leaveSite);

const wallet = (cashAmount: number) => ({
  body: {
    currency: 'EUR',
    version: 1_000,
    buckets: { main: [{ walletType: 'MAIN', cashAmount }], locked: [], bonus: [] },
  },
});

test('a poll of an unchanged balance draws nothing anew; a changed one does [WAL-04]', async () => {
  const site = await openSite({
    at: '/en-UN/my-account',
    player: true,
    platform: { getWallet: wallet(12_345) },
  });
  await screen.findByText('aino.virtanen@example.com');
  await pass(5_000);
  expect(screen.getAllByText(/123\.45/).length).toBeGreaterThan(0);
  // The footer's content and the modules that read it come in their own time.
  await vi.dynamicImportSettled();
  await pass(41_000);
  await vi.dynamicImportSettled();
  const before = { ...drawn };
  const polls = site.called('getWallet');
  await pass(41_000);
  expect(site.called('getWallet')).toBe(polls + 2);
  expect(drawn).toEqual(before);
  site.answer('getWallet', wallet(20_000));
  await pass(20_000);
  expect(screen.getAllByText(/200\.00/).length).toBeGreaterThan(0);
  expect(drawn.Header).toBeGreaterThan(before.Header);
});
