import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { list, openHistory, pageOf, row } from './history.support.tsx';

afterEach(leaveSite);

test('all transactions are in the page while it is printed, and not only those of the window [TXN-01]', async () => {
  freshDevice();
  const rows = Array.from({ length: 60 }, (_, minutes) => row(minutes + 1));
  await openHistory({ platform: { getTransactions: pageOf(rows) } });
  const drawn = () => list().getAllByRole('listitem').length;
  const onScreen = drawn();
  expect(onScreen).toBeLessThan(60);
  act(() => {
    fireEvent(globalThis.window, new Event('beforeprint'));
  });
  expect(drawn()).toBe(60);
  act(() => {
    fireEvent(globalThis.window, new Event('afterprint'));
  });
  expect(drawn()).toBe(onScreen);
});
