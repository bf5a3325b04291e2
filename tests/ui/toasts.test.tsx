import { createElement } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../src/ui/ToastHost.tsx';
import { dismissToast, pushToast, toastList, type Severity } from '../../src/ui/toasts.ts';
import { placeToasts } from '../../src/ui/toast-place.ts';
import { show } from './texts.support.tsx';

afterEach(() => {
  act(() => {
    for (const { id } of toastList()) dismissToast(id);
  });
});

/** The look and sound of a toast: its edge, its sign and the sign's colour, and how it is read out. */
async function appearance(severity: Severity) {
  const { unmount } = show(<ToastHost />);
  // What is read out stands on the page for a second only, which a busy machine may take to look.
  const live = new Set<string | null>();
  const listener = new MutationObserver(() => {
    for (const region of document.querySelectorAll('[aria-live]'))
      if (region.textContent.includes('News')) live.add(region.getAttribute('aria-live'));
  });
  listener.observe(document.body, { childList: true, characterData: true, subtree: true });
  act(() => {
    pushToast({ severity, message: `News: ${severity}` });
  });
  const toast = await screen.findByRole('listitem');
  await waitFor(() => expect(live).not.toEqual(new Set()));
  listener.disconnect();
  const sign = toast.querySelector('svg');
  const looks = {
    edge: toast.className,
    sign: sign?.getAttribute('class'),
    colour: sign?.parentElement?.className,
    live: [...live],
  };
  act(() => {
    for (const { id } of toastList()) dismissToast(id);
  });
  unmount();
  return looks;
}

describe('MODAL-04: toasts', () => {
  it('look different for news that is good, that warns and that is bad, and are read out so', async () => {
    const success = await appearance('success');
    const warning = await appearance('warning');
    const error = await appearance('error');
    for (const part of ['edge', 'sign', 'colour'] as const) {
      expect(new Set([success[part], warning[part], error[part]]).size, part).toBe(3);
    }
    expect([success.live, warning.live, error.live]).toEqual([
      ['polite'],
      ['polite'],
      ['assertive'],
    ]);
  });

  /** A page whose elements all stand at this height, in px, in a window of 768. */
  function page(top: number) {
    const spy = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    spy.mockImplementation(() => new DOMRect(0, top, 300, 40));
    const shown = show(
      <>
        <main>
          <p>Your limit is €50.00.</p>
        </main>
        <ToastHost />
      </>,
    );
    return () => {
      shown.unmount();
      spy.mockRestore();
    };
  }
  const news = (message: string, said?: string) => {
    act(() => {
      // Good news would go by itself.
      pushToast({ severity: 'error', message, ...(said !== undefined && { said }) });
    });
  };

  it('are silent where the page says the same in sight, in these words or in its own', async () => {
    const leave = page(100);
    for (const said of [undefined, 'Your limit is €50.00.']) {
      news(said === undefined ? 'Your limit is €50.00.' : 'The limit was set.', said);
      await waitFor(() => expect(toastList()).toEqual([]));
    }
    expect(screen.queryByRole('listitem')).toBeNull();
    news('Something else.');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Something else.');
    leave();
  });

  it('are shown where what says the same is out of sight', async () => {
    const leave = page(5_000);
    news('Your limit is €50.00.');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Your limit is €50.00.');
    leave();
  });

  it('that are good go in their time while the keys are those of a game in the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const shown = show(
      <>
        <iframe data-game sandbox="" title="A game" />
        <ToastHost />
      </>,
    );
    act(() => {
      pushToast({ severity: 'success', message: 'Your limit is saved.' });
    });
    await screen.findByRole('listitem');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    screen.getByTitle('A game').focus();
    // A browser tells the page so, as it does when the reader goes to another window.
    fireEvent.blur(window);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(toastList()).toEqual([]);
    shown.unmount();
    vi.useRealTimers();
  });

  it('that are good wait while the reader is in another window', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const shown = show(<ToastHost />);
    act(() => {
      pushToast({ severity: 'success', message: 'Your limit is saved.' });
    });
    await screen.findByRole('listitem');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    fireEvent.blur(window);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(toastList()).toHaveLength(1);
    shown.unmount();
    vi.useRealTimers();
  });

  it('stand at the head of a game, whose buttons are at its foot, until a window is over it', () => {
    const spy = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    spy.mockImplementation(function place(this: Element) {
      return this.matches('iframe') ? new DOMRect(0, 90, 390, 750) : new DOMRect(0, 600, 390, 40);
    });
    const shown = show(
      <>
        <p data-game="a-tile" />
        <iframe data-game sandbox="" title="A game" />
        <ol />
      </>,
    );
    const list = screen.getByRole('list');
    placeToasts(list);
    expect(list.style.top).toBe('90px');
    shown.rerender(
      <>
        <iframe data-game sandbox="" title="A game" />
        {createElement('div', { role: 'dialog' })}
        <ol />
      </>,
    );
    placeToasts(screen.getByRole('list'));
    expect(screen.getByRole('list').style.top).not.toBe('90px');
    spy.mockRestore();
  });
});
