import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDevice } from '../../replay/dom/device.ts';
import { leaveSite, openSite } from '../../replay/dom/site.tsx';
import { t } from '../../replay/texts.ts';
import { answerContent } from '../brands/content.ts';

beforeEach(emptyDevice);
afterEach(() => {
  vi.restoreAllMocks();
  leaveSite();
});

test('[SEARCH-03] while results come and their address changes, nothing of the lobby behind is drawn anew', async () => {
  await openSite({ at: '/en-FI/online-casino', contentService: answerContent });
  await screen.findByRole('heading', { name: 'Popular' });
  for (const name of ['Latest wins', 'Highest wins', 'Highest jackpots']) {
    const section = await screen.findByRole('region', { name });
    await vi.waitFor(() => {
      expect(section.querySelector('a')).not.toBeNull();
    });
  }
  fireEvent.click(screen.getByRole('button', { name: t('search.open') }));
  // Each tile and each win has an amount.
  const written = vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts');
  const field = screen.getByRole('combobox', { name: t('search.field') });
  for (const [text, game] of [
    ['jade', /^Jade/],
    ['jade penguin', /^Jade Penguin/],
  ] as const) {
    fireEvent.change(field, { target: { value: text } });
    await vi.waitFor(() => {
      expect(screen.getAllByRole('option')[0]).toHaveAccessibleName(game);
      expect(new URLSearchParams(location.search).get('q')).toBe(text);
    });
  }
  expect(written).not.toHaveBeenCalled();
});
