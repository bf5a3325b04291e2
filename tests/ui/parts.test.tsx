import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countReloads, standInForBrowser } from '../../replay/dom/dom-parts.ts';
import { countCall } from '../../src/api/calls-out.ts';
import { Beside, ErrorBoundary } from '../../src/shell/crash.tsx';
import { hydrateRoot } from 'react-dom/client';
import { show } from './texts.support.tsx';
import { Within } from '../../src/shell/within.tsx';
import { lazyPart, servedPart } from '../../src/ui/parts.ts';

/** Parts of the site in files of their own, one of which cannot be fetched. */

const reach = vi.fn<typeof fetch>();
/** The page's first script, which is another in each release. */
const entry = document.createElement('script');
let release = 0;

beforeEach(() => {
  standInForBrowser();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
  vi.stubGlobal('fetch', reach);
  reach.mockReset().mockResolvedValue(new Response());
  entry.type = 'module';
  release += 1;
  entry.setAttribute('src', `/assets/${release}.js`);
  document.head.append(entry);
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  entry.remove();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'));
const there = () => Promise.resolve({ default: () => <p>The page</p> });

/** Shows a page in a file of its own. */
function open(load: typeof there, beside = <></>) {
  const page = lazyPart(load);
  const Site = () => (
    <Suspense>
      <page.Part />
    </Suspense>
  );
  return render(
    <>
      {beside}
      <ErrorBoundary onError={vi.fn()}>
        <Site />
      </ErrorBoundary>
    </>,
  );
}

/** The words end with what the button beside them says. */
const saidWithheld = () =>
  screen.findByText(
    /a file of this page does not reach you\..* then try again or reload the page\.$/,
  );

describe('ERR-03: a part of the site that cannot be fetched', () => {
  it('is fetched once more before anything is said', async () => {
    const reloads = countReloads();
    open(vi.fn(there).mockImplementationOnce(lost));
    expect(await screen.findByText('The page')).toBeVisible();
    expect(reloads()).toBe(0);
    expect(reach).not.toHaveBeenCalled();
  });

  it('where nobody can be reached is told as such, and fetched by a press', async () => {
    reach.mockRejectedValue(new TypeError('Failed to fetch'));
    const load = vi.fn(there).mockImplementationOnce(lost).mockImplementationOnce(lost);
    open(load);
    const user = userEvent.setup();
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach our service/);
    expect(screen.getByRole('heading')).toHaveTextContent('We could not load this page');
    await act(async () => {
      await user.click(screen.getByRole('button', { name: 'Try again' }));
    });
    expect(await screen.findByText('The page')).toBeVisible();
  });

  it('while the site answers with a failure, is tried again as where nobody is reached', async () => {
    reach.mockResolvedValue(new Response(null, { status: 503 }));
    const reloads = countReloads();
    open(lost);
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach our service/);
    expect(reloads()).toBe(0);
  });

  it('while the site answers, is looked for in a page loaded anew, once for a release', async () => {
    const reloads = countReloads();
    const first = open(lost);
    await waitFor(() => expect(reloads()).toBe(1));
    first.unmount();
    open(lost).unmount();
    open(lost);
    expect(await saidWithheld()).toBeVisible();
    expect(reloads()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloads()).toBe(2);
  });

  it('in two releases that answer in turn, leads to no reload without an end', async () => {
    const reloads = countReloads();
    for (const [file, known] of [
      ['/assets/a.js', 0],
      ['/assets/b.js', 1],
    ] as const) {
      entry.setAttribute('src', file);
      const { unmount } = open(lost);
      await waitFor(() => expect(reloads()).toBe(known + 1));
      unmount();
    }
    for (const file of ['/assets/a.js', '/assets/b.js']) {
      entry.setAttribute('src', file);
      const { unmount } = open(lost);
      expect(await saidWithheld()).toBeVisible();
      unmount();
    }
    expect(reloads()).toBe(2);
  });

  it('is not looked for by a reload that nobody would remember', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const reloads = countReloads();
    open(lost);
    expect(await saidWithheld()).toBeVisible();
    expect(reloads()).toBe(0);
  });

  it.each([
    ['something typed', <input key="1" defaultValue="50.00" />],
    ['a chat that is open', <dialog key="2" open />],
  ])('does not take %s from the player by a reload', async (_, beside) => {
    const reloads = countReloads();
    open(lost, beside);
    expect(await saidWithheld()).toBeVisible();
    expect(reloads()).toBe(0);
  });

  it('waits for a payment that is on its way before the page loads anew', async () => {
    const reloads = countReloads();
    let answer: (() => void) | undefined;
    void countCall(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    open(lost);
    await waitFor(() => expect(reach).toHaveBeenCalled());
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(reloads()).toBe(0);
    answer?.();
    await waitFor(() => expect(reloads()).toBe(1));
  });

  it('beside a page takes nothing of it away, and is fetched at the next opening', async () => {
    const reloads = countReloads();
    const aside = lazyPart(vi.fn(there).mockImplementationOnce(lost));
    const Page = ({ isOpen }: { isOpen: boolean }) => (
      <>
        <input aria-label="Amount" />
        {isOpen && (
          <Beside instead={<p>Not there</p>}>
            <aside.Part />
          </Beside>
        )}
      </>
    );
    const { rerender } = render(<Page isOpen={false} />);
    const field = screen.getByLabelText('Amount');
    await userEvent.type(field, '50');
    rerender(<Page isOpen />);
    expect(await screen.findByText('Not there')).toBeVisible();
    expect(field).toHaveValue('50');
    expect(field).toBeInTheDocument();
    rerender(<Page isOpen={false} />);
    rerender(<Page isOpen />);
    expect(await screen.findByText('The page')).toBeVisible();
    expect(reloads()).toBe(0);
  });
});

describe('ERR-03: the loader of lazy chunks', () => {
  const FILES = ['assets/page.js', 'assets/page.css'];
  const map = document.createElement('script');
  const linkTo = (file: string) => document.querySelector<HTMLLinkElement>(`link[href="/${file}"]`);
  const settle = (file: string, what: 'load' | 'error') =>
    linkTo(file)?.dispatchEvent(new Event(what));

  beforeEach(() => {
    vi.resetModules();
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
    map.type = 'importmap';
    map.textContent = JSON.stringify({
      integrity: Object.fromEntries(FILES.map((file) => [`/${file}`, `sha256-${file}`])),
    });
    document.head.append(map);
  });
  afterEach(() => {
    for (const one of [map, ...document.querySelectorAll('link')]) one.remove();
  });
  const loader = async () => (await import('../../src/ui/load-chunk.ts')).loadChunk;

  it('runs a chunk once each of its files came as its digest says, and asks for none again', async () => {
    const loadChunk = await loader();
    const run = vi.fn(there);
    const loaded = loadChunk(run, FILES);
    expect(linkTo('assets/page.js')).toMatchObject({
      rel: 'modulepreload',
      integrity: 'sha256-assets/page.js',
    });
    expect(linkTo('assets/page.css')).toMatchObject({
      rel: 'stylesheet',
      integrity: 'sha256-assets/page.css',
    });
    settle('assets/page.js', 'load');
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
    settle('assets/page.css', 'load');
    await loaded;
    await loadChunk(run, FILES);
    expect(run).toHaveBeenCalledTimes(2);
    expect(document.querySelectorAll('link')).toHaveLength(2);
  });

  it('never runs one whose file was refused, fetches that file anew, and says that a part is missing', async () => {
    const loadChunk = await loader();
    const run = vi.fn(there);
    const refused = loadChunk(run, FILES).catch((error: unknown) => error);
    settle('assets/page.js', 'error');
    settle('assets/page.css', 'load');
    const { isPartUnavailable } = await import('../../src/ui/parts.ts');
    expect(isPartUnavailable(await refused)).toBe(true);
    const again = loadChunk(run, FILES);
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
    settle('assets/page.js', 'load');
    await again;
    expect(run).toHaveBeenCalledOnce();
  });

  it('checks a script by itself where the browser knows no link that does', async () => {
    vi.spyOn(DOMTokenList.prototype, 'supports').mockImplementation((rel) => rel === 'stylesheet');
    const loadChunk = await loader();
    const run = vi.fn(there);
    reach.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(loadChunk(run, ['assets/page.js'])).rejects.toThrow('assets/page.js');
    reach.mockResolvedValueOnce(new Response('', { status: 404 }));
    await expect(loadChunk(run, ['assets/page.js'])).rejects.toThrow('assets/page.js');
    expect(run).not.toHaveBeenCalled();
    await loadChunk(run, ['assets/page.js']);
    expect(reach).toHaveBeenLastCalledWith('/assets/page.js', {
      integrity: 'sha256-assets/page.js',
    });
    expect(run).toHaveBeenCalledOnce();
  });

  it('never runs one of which the page knows no digest', async () => {
    const loadChunk = await loader();
    const run = vi.fn(there);
    await expect(loadChunk(run, ['assets/other.js'])).rejects.toThrow('assets/other.js');
    expect(run).not.toHaveBeenCalled();
  });

  it('has styles that stand in the page already, and the script that runs', async () => {
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.setAttribute('href', '/assets/page.css');
    document.head.append(style);
    const loadChunk = await loader();
    const run = vi.fn(there);
    await loadChunk(run, ['assets/page.css', `assets/${release}.js`]);
    expect(run).toHaveBeenCalledOnce();
  });

  it('says of a script that the browser could not import that it is missing, in other words', async () => {
    const loadChunk = await loader();
    const { isPartUnavailable } = await import('../../src/ui/parts.ts');
    const error = await loadChunk(lost).catch((reason: unknown) => reason);
    expect(isPartUnavailable(error)).toBe(true);
    // By these words the router would reload the page, offline into nothing.
    expect(String(error)).not.toMatch(/TypeError: Failed to fetch dynamically/);
    expect(isPartUnavailable(new TypeError('x is not a function'))).toBe(false);
  });
});

describe('ERR-03: a part within a page', () => {
  it('that is blocked leaves the page and what was typed, never reloads it, and comes by a press', async () => {
    const reloads = countReloads();
    const load = vi.fn(there).mockImplementationOnce(lost).mockImplementationOnce(lost);
    const part = lazyPart(load);
    const onClose = vi.fn();
    show(
      <>
        <label>
          Amount <input type="checkbox" />
        </label>
        <Within waysOn={<button onClick={onClose}>Close</button>}>
          <part.Part />
        </Within>
      </>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Amount'));
    expect(await saidWithheld()).toBeVisible();
    expect(screen.getByLabelText('Amount')).toBeChecked();
    expect(screen.queryByRole('heading')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    await act(async () => {
      await user.click(screen.getByRole('button', { name: 'Try again' }));
    });
    expect(await screen.findByText('The page')).toBeVisible();
    expect(screen.getByLabelText('Amount')).toBeChecked();
    expect(reloads()).toBe(0);
  });

  it('that breaks otherwise breaks the page', async () => {
    const Broken = () => {
      throw new Error('broken');
    };
    render(
      <ErrorBoundary onError={vi.fn()}>
        <Within>
          <Broken />
        </Within>
      </ErrorBoundary>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Please reload');
  });

  it('that the server has rendered stays as it stands where it cannot be fetched', async () => {
    const root = document.createElement('div');
    root.innerHTML = '<!--$--><p>The picture</p><!--/$-->';
    const Picture = servedPart(lost);
    const onRecoverableError = vi.fn();
    const hydrated = await act(() =>
      Promise.resolve(
        hydrateRoot(
          root,
          <Suspense>
            <Picture />
          </Suspense>,
          { onRecoverableError },
        ),
      ),
    );
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(root).toHaveTextContent('The picture');
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => hydrated.unmount());
  });
});
