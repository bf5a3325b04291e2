import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/shell/crash.tsx';
import { isPartUnavailable, lazyPart, watchParts } from '../../src/ui/parts.ts';

/** Parts of the site in files of their own, one of which cannot be fetched. */

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'));
const there = () => Promise.resolve({ default: () => <p>The page</p> });

describe('ERR-03: a part of the site that cannot be fetched', () => {
  it('is told as such, and fetched anew by another try, as often as it takes', async () => {
    const load = vi.fn(there).mockImplementationOnce(lost).mockImplementationOnce(lost);
    const page = lazyPart(load);
    const Site = () => (
      <Suspense>
        <page.Part />
      </Suspense>
    );
    render(
      <ErrorBoundary onError={vi.fn()}>
        <Site />
      </ErrorBoundary>,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach our service/);
    expect(screen.getByRole('heading')).toHaveTextContent('We could not load this page');
    await act(async () => {
      await user.click(screen.getByRole('button', { name: 'Try again' }));
    });
    expect(await screen.findByText('The page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('that belongs to a route is known by what the loader of files says', () => {
    const target = new EventTarget() as Window & typeof globalThis;
    watchParts(target);
    const payload = new TypeError('Failed to fetch dynamically imported module: y');
    target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    expect(isPartUnavailable(payload)).toBe(true);
    // By these words the router would reload the page, offline into nothing.
    expect(payload.message).not.toMatch(/^Failed to fetch dynamically/);
    expect(isPartUnavailable(new TypeError('x is not a function'))).toBe(false);
  });
});
