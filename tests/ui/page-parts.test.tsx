import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackAppHeight } from '../../src/shell/app-height.ts';
import { keepFocus } from '../../src/shell/keep-focus.ts';
import { followLinks } from '../../src/shell/links.ts';
import { chooseTheme, onTheme, themeFrom, THEMES } from '../../src/shell/theme.ts';

/** The parts of the frame that are plain code over the page. */

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};

describe('a press on a link', () => {
  const navigate = vi.fn<(href: string) => void>();
  let stop: () => void;
  const stayed = vi.fn<(event: Event) => void>();
  const ends = (event: Event): void => {
    stayed(event);
    event.preventDefault();
  };

  beforeEach(() => {
    vi.clearAllMocks();
    stop = followLinks(document, navigate);
    // A DOM cannot leave the page: navigations that are left to the browser end here.
    window.addEventListener('click', ends);
  });
  afterEach(() => {
    stop();
    window.removeEventListener('click', ends);
  });
  const press = (markup: string, selector = 'a', init?: MouseEventInit): boolean => {
    document.body.innerHTML = markup;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    find(selector).dispatchEvent(event);
    return navigate.mock.calls.length > 0;
  };

  it.each([
    ['<a href="/en-UN/terms?x=1#y">a</a>', 'a', '/en-UN/terms?x=1#y'],
    ['<a href="/en-UN/" target="_self"><b>a</b></a>', 'b', '/en-UN/'],
    ['<a href="http://localhost:3000/fi-FI/">a</a>', 'a', '/fi-FI/'],
  ])('ROUTE-01: %s is followed inside the site', (markup, selector, href) => {
    press(markup, selector);
    expect(navigate.mock.calls).toEqual([[href]]);
  });

  it.each([
    '<a href="https://elsewhere.example/">a</a>',
    '<a href="/en-UN/" target="_blank">a</a>',
    '<a href="/en-UN/" download>a</a>',
    '<a href="/en-UN/" data-reload>a</a>',
    '<a href="mailto:help@northlight.example">a</a>',
    '<a>a</a>',
  ])('%s is left to the browser', (markup) => {
    expect(press(markup)).toBe(false);
    expect(stayed).toHaveBeenCalledOnce();
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('with %o is left to the browser', (init) => {
    expect(press('<a href="/en-UN/">a</a>', 'a', init)).toBe(false);
  });

  it('that somebody has dealt with is not followed, nor is a press on something else', () => {
    document.body.innerHTML = '<a href="/en-UN/">a</a><button>b</button>';
    find('a').addEventListener('click', (event) => {
      event.preventDefault();
    });
    fireEvent.click(find('a'));
    fireEvent.click(find('button'));
    fireEvent.click(document);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is not the browser’s any more, and closes the menu that it was in', () => {
    document.body.innerHTML = '<div popover><a href="/en-UN/">a</a></div>';
    const hide = vi.fn<() => void>();
    Object.assign(find('div'), { hidePopover: hide });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    window.removeEventListener('click', ends);
    find('a').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(hide).toHaveBeenCalledOnce();
    expect(navigate.mock.calls).toEqual([['/en-UN/']]);
  });

  it('is the browser’s again once nobody follows', () => {
    stop();
    expect(press('<a href="/en-UN/">a</a>')).toBe(false);
  });
});

describe('the focus', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const page = (): HTMLElement => {
    document.body.innerHTML = `
      <div><main tabindex="-1"><section tabindex="-1"><p><button>Try again</button></p></section></main></div>
      <button id="outside">Outside</button>`;
    return find('main');
  };

  it('goes to the nearest that can have it when what had it goes away', async () => {
    const stop = keepFocus(page());
    find('section button').focus();
    find('section p').replaceChildren('Done');
    await settle();
    expect(document.activeElement).toBe(find('section'));
    stop();
  });

  it('goes to the content when nothing nearer can', async () => {
    const main = page();
    find('section').removeAttribute('tabindex');
    const focused = vi.spyOn(main, 'focus');
    const stop = keepFocus(main);
    find('section button').focus();
    find('section p').replaceChildren('Done');
    await settle();
    expect(document.activeElement).toBe(main);
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
    stop();
  });

  it('stays where it is while something has it, and when something else goes away', async () => {
    const stop = keepFocus(page());
    find('section button').focus();
    find('main').append(document.createElement('i'));
    await settle();
    expect(document.activeElement).toBe(find('section button'));
    find('#outside').focus();
    find('section p').replaceChildren('Done');
    await settle();
    expect(document.activeElement).toBe(find('#outside'));
    find('#outside').blur();
    find('section p').replaceChildren('More');
    await settle();
    expect(document.activeElement).toBe(document.body);
    stop();
  });

  it('is not kept before anything had it, nor once that is over', async () => {
    const stop = keepFocus(page());
    find('section p').replaceChildren('Done');
    await settle();
    expect(document.activeElement).toBe(document.body);
    stop();
    page();
    const over = keepFocus(find('main'));
    over();
    find('section button').focus();
    find('section p').replaceChildren('Done');
    await settle();
    expect(document.activeElement).toBe(document.body);
  });

  it('is not kept when the watching ends after something had it', async () => {
    const stop = keepFocus(page());
    find('section button').focus();
    stop();
    find('section p').replaceChildren('Done');
    await settle();
    expect(document.activeElement).toBe(document.body);
  });

  it('is kept in a page without anything around it, too', async () => {
    const main = document.createElement('main');
    main.tabIndex = -1;
    const stop = keepFocus(main);
    document.body.append(main);
    main.innerHTML = '<button>a</button>';
    find('main button').focus();
    find('main').replaceChildren();
    await settle();
    expect(document.activeElement).toBe(main);
    stop();
  });
});

describe('the theme', () => {
  it.each([
    ['theme=dark', 'dark'],
    ['a=1;theme=light', 'light'],
    ['a=1; theme=light; b=2', 'light'],
    ['', 'auto'],
    ['a=1;   theme=dark', 'dark'],
    ['theme=auto', 'auto'],
    ['theme=darker', 'auto'],
    ['atheme=dark', 'auto'],
    ['a=theme=dark', 'auto'],
    ['theme=', 'auto'],
  ])('in "%s" is %s', (cookies, theme) => {
    expect(themeFrom(cookies)).toBe(theme);
  });

  it('that is chosen shows, is kept for a year, and is told', () => {
    expect(THEMES).toEqual(['auto', 'light', 'dark']);
    const written: string[] = [];
    const stage = {
      documentElement: document.documentElement,
      set cookie(value: string) {
        written.push(value);
      },
    } as Document;
    const heard = vi.fn<() => void>();
    const stop = onTheme(heard);
    chooseTheme('dark', stage);
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(written).toEqual(['theme=dark;path=/;max-age=31536000;samesite=lax']);
    expect(heard).toHaveBeenCalledOnce();
    stop();
    chooseTheme('auto', stage);
    expect(heard).toHaveBeenCalledOnce();
    chooseTheme('light');
    expect(themeFrom(document.cookie)).toBe('light');
  });
});

describe('LAYOUT-04, CONST-12: the height of the window', () => {
  it('is written 350 ms after it settled, once, and not after the end', () => {
    vi.useFakeTimers();
    const root = document.documentElement;
    root.style.removeProperty('--app-height');
    const height = () => root.style.getPropertyValue('--app-height');
    const written = vi.spyOn(root.style, 'setProperty');
    window.innerHeight = 700;
    const stop = trackAppHeight(window);
    vi.advanceTimersByTime(349);
    expect(height()).toBe('');
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(349);
    expect(height()).toBe('');
    vi.advanceTimersByTime(1);
    expect(height()).toBe('700px');
    expect(written).toHaveBeenCalledOnce();
    window.innerHeight = 600;
    window.dispatchEvent(new Event('resize'));
    stop();
    vi.advanceTimersByTime(1_000);
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(1_000);
    expect(height()).toBe('700px');
  });
});
