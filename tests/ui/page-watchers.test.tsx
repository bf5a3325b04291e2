import { afterEach, describe, expect, it, vi } from 'vitest';
import { trackAppHeight } from '../../src/shell/app-height.ts';
import { keepFocus } from '../../src/shell/keep-focus.ts';

/** The watchers of the page itself for as long as it is open. */

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the focus', () => {
  const page = (): HTMLElement => {
    document.body.innerHTML =
      '<div><main tabindex="-1"><p><button>Send</button></p></main></div><button id="outside">Outside</button>';
    return find('main');
  };

  it('that was outside the page is none of its own, when that goes away and the page changes', async () => {
    const stop = keepFocus(page());
    find('#outside').focus();
    find('#outside').remove();
    find('main p').replaceChildren('Done');
    await settle();
    expect(document.activeElement).toBe(document.body);
    stop();
  });

  it('stays in a frame, which takes it without a word to the page around it', async () => {
    const main = page();
    const stop = keepFocus(main);
    find('main button').focus();
    const frame = document.createElement('iframe');
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(frame);
    const focused = vi.spyOn(main, 'focus');
    find('main p').replaceChildren('Done');
    await settle();
    expect(focused).not.toHaveBeenCalled();
    stop();
  });

  it('is followed no longer than the page is watched', () => {
    const begun = vi.spyOn(document, 'addEventListener');
    const ended = vi.spyOn(document, 'removeEventListener');
    const stop = keepFocus(page());
    stop();
    expect(begun.mock.calls.map(([name]) => name)).toEqual(['focusin']);
    expect(ended.mock.calls).toEqual(begun.mock.calls);
  });
});

it('LAYOUT-04, CONST-12: the height of a window that is never resized is known after 350 ms', () => {
  vi.useFakeTimers();
  const { style } = document.documentElement;
  style.removeProperty('--app-height');
  window.innerHeight = 640;
  const stop = trackAppHeight(window);
  expect(style.getPropertyValue('--app-height')).toBe('');
  vi.advanceTimersByTime(350);
  expect(style.getPropertyValue('--app-height')).toBe('640px');
  stop();
});
