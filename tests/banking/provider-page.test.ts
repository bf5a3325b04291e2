import { afterEach, expect, test, vi } from 'vitest';
import { leaveFor } from '../../src/banking/deposit/provider-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('[DEP-05] the site is left for the page of the provider', () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { assign });
  leaveFor('/payment-provider/cashier/pay_0003');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/payment-provider/cashier/pay_0003');
});
