import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { apply, form, openHistory, pageOf, row } from './history.support.tsx';

beforeEach(freshDevice);
afterEach(() => {
  leaveSite();
  vi.unstubAllGlobals();
});

const fold = (): HTMLDetailsElement => {
  const found = screen.getByText('Filter').closest('details');
  if (!found) throw new Error('The filter is in no fold.');
  return found;
};
const summary = () => screen.getByText('Filter').closest('summary');

test('on a phone folds what was asked for away, and keeps focus near [TXN-05]', async () => {
  const site = await openHistory({ platform: { getTransactions: pageOf([row(1)]) } });
  // Narrow from here on: the site opened as wide as all tests do.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  expect(summary()).toHaveTextContent(/^Filter$/);
  await apply(site, { Category: 'PAYMENT' });
  expect(fold().open).toBe(false);
  expect(summary()).toHaveFocus();
  expect(summary()).toHaveTextContent('FilterApplied');
  await site.user.click(screen.getByText('Filter'));
  expect(fold().open).toBe(true);
  // The choice is there still.
  expect(form().getByLabelText('Category')).toHaveValue('PAYMENT');
  await site.user.click(form().getByRole('button', { name: 'Clear filter' }));
  expect(fold().open).toBe(false);
  expect(summary()).toHaveTextContent(/^Filter$/);
});

test('on a phone stays open with what is wrong in it [TXN-05]', async () => {
  const site = await openHistory();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  await site.user.selectOptions(form().getByLabelText('Period'), 'dates');
  await apply(site, { 'First day': '2026-11-20', 'Last day': '2026-11-10' });
  expect(fold().open).toBe(true);
  expect(form().getByLabelText(/^Last day/)).toHaveFocus();
});

test('beside the list it stays as it is [TXN-05]', async () => {
  const site = await openHistory();
  await apply(site, { Category: 'PAYMENT' });
  expect(fold().open).toBe(true);
});
