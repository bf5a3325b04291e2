import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import {
  NO_CONTENT,
  contentKey,
  type PageContent,
} from '../../src/runtime/content/page-content.ts';
import { queryClient } from '../../src/runtime/query.ts';
import type { Read } from '../../src/runtime/content/content-types.ts';
import { useContent, type ContentOptions } from '../../src/runtime/content/use-content.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { pass } from '../../replay/dom/time.ts';
import { stagedRuntime } from '../setup/in-locale.tsx';

/** Reading content: what shows meanwhile, when it is read again, and the reads that do not happen. */

const STALE = 300_000;
const MINUTE = 60_000;
const settings = (maintenanceMessage: string) => ({ maintenance: false, maintenanceMessage });

/** The content service's answer; a promise says it later. */
let answer: () => Response | Promise<Response>;
const says = (words: string): void => {
  answer = () => Response.json({ result: settings(words), ms: 1 });
};
let asked: URL[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  drawn.length = 0;
  says('News');
  vi.stubGlobal('fetch', async (input: URL | string) => {
    asked.push(new URL(input, location.origin));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.doUnmock('../../src/runtime/content/read-content.ts');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that came with settings of so long ago, in ms. */
const cameWith = (words: string, ago: number): PageContent => ({
  at: Date.now() - ago,
  find: (key) =>
    key === contentKey('settings', { lang: 'en' }, northlight.dataset)
      ? { value: settings(words) }
      : undefined,
});

/** The result of each drawing's read. */
const drawn: Read<{ readonly maintenanceMessage?: string | undefined }>[] = [];
const retry = (): void => {
  const read = drawn.at(-1);
  if (read?.status !== 'error') throw new Error('There is nothing to try again');
  act(read.retry);
};
function Settings({ lang, options }: { lang: string; options: ContentOptions }) {
  const read = useContent('settings', { lang }, options);
  drawn.push(read);
  return (
    <p>{read.status === 'ready' ? (read.value.maintenanceMessage ?? 'empty') : read.status}</p>
  );
}

function open(content: PageContent = NO_CONTENT, options: ContentOptions = {}, lang = 'en') {
  const { runtime } = stagedRuntime({ content });
  const page = (now: ContentOptions, language: string) => (
    <RuntimeProvider runtime={runtime}>
      <Settings lang={language} options={now} />
    </RuntimeProvider>
  );
  const { rerender, unmount } = render(page(options, lang));
  return {
    unmount,
    change: (now: ContentOptions, language = lang) => {
      rerender(page(now, language));
    },
  };
}
const shows = (text: string) => expect(screen.getByText(text)).toBeVisible();
/** Libraries come in real time. */
const isAsked = async (times: number): Promise<void> => {
  await vi.waitFor(() => expect(asked).toHaveLength(times));
  await pass(0);
};
const settle = async (): Promise<void> => {
  await import('../../src/runtime/content/read-content.ts');
  await pass(0);
};

describe('content that a page came without', () => {
  test('is fetched from the brand’s own set, in the language asked for [CONT-02]', async () => {
    open();
    shows('loading');
    await isAsked(1);
    await vi.waitFor(() => shows('News'));
    expect(asked[0]?.pathname).toContain(`/${northlight.dataset}`);
    expect(asked[0]?.searchParams.get('$lang')).toBe('"en"');
    await pass(10 * STALE);
    expect(asked).toHaveLength(1);
  });

  test('that does not come says so, and comes when it is tried again [CONT-13]', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    open();
    await vi.waitFor(() => shows('error'));
    const before = asked.length;
    says('Late');
    retry();
    shows('loading');
    await vi.waitFor(() => shows('Late'));
    expect(asked.length).toBe(before + 1);
  });

  test('is not asked for as long as nobody needs it', async () => {
    const { change } = open(NO_CONTENT, { enabled: false });
    await settle();
    await pass(10 * STALE);
    expect(asked).toEqual([]);
    shows('loading');
    change({ enabled: true });
    await vi.waitFor(() => shows('News'));
  });

  test('is not asked for once the page has gone, whatever was on its way', async () => {
    const { unmount } = open();
    unmount();
    await settle();
    await pass(STALE);
    expect(asked).toEqual([]);
  });
});

describe('content that a page came with', () => {
  test('shows at once, and for as long as it is read again because it is old [CONT-13]', async () => {
    const late = Promise.withResolvers<Response>();
    answer = () => late.promise;
    open(cameWith('Old', STALE));
    shows('Old');
    await isAsked(1);
    shows('Old');
    late.resolve(Response.json({ result: settings('News'), ms: 1 }));
    await vi.waitFor(() => shows('News'));
  });

  test('stays where it fails to be read again, and gives way when it is read at last [CONT-13] [NS-51]', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    open(cameWith('Old', STALE), { poll: MINUTE });
    await isAsked(1);
    await settle();
    says('News');
    await pass(MINUTE);
    await vi.waitFor(() => shows('News'));
    answer = () => new Response(null, { status: 500 });
    await pass(MINUTE);
    await isAsked(3);
    await settle();
    shows('News');
    expect(new Set(drawn.map(({ status }) => status))).toEqual(new Set(['ready']));
  });

  test('is not read again before five minutes are over [CONST-06]', async () => {
    open(cameWith('Fresh', STALE - 1));
    await settle();
    await pass(10 * STALE);
    shows('Fresh');
    expect(asked).toEqual([]);
  });

  test('does not show where it is not asked for', () => {
    open(cameWith('Fresh', 0), { enabled: false });
    shows('loading');
  });

  test('in one language says nothing in another', async () => {
    const { change } = open(cameWith('Fresh', 0));
    shows('Fresh');
    says('Uutta');
    change({}, 'fi');
    shows('loading');
    await vi.waitFor(() => shows('Uutta'));
    expect(asked.map(({ searchParams }) => searchParams.get('$lang'))).toEqual(['"fi"']);
  });

  test('is read again once it is as old as the page may show it, and from then on [NS-51]', async () => {
    open(cameWith('Fresh', 20_000), { poll: MINUTE });
    await settle();
    await pass(39_999);
    expect(asked).toEqual([]);
    await pass(1);
    await isAsked(1);
    await vi.waitFor(() => shows('News'));
    says('More');
    await pass(MINUTE);
    await isAsked(2);
    await vi.waitFor(() => shows('More'));
  });

  test('is not waited for once the page has gone', async () => {
    const { unmount } = open(cameWith('Fresh', 0), { poll: MINUTE });
    unmount();
    await pass(2 * MINUTE);
    await settle();
    expect(asked).toEqual([]);
  });
});

describe('content that is polled', () => {
  test('draws nothing anew without news, and stops with the page [NS-51]', async () => {
    const { unmount } = open(NO_CONTENT, { poll: MINUTE });
    await vi.waitFor(() => shows('News'));
    await pass(MINUTE);
    await isAsked(2);
    // React may render once to find out that nothing changed.
    const before = drawn.length;
    for (const times of [3, 4, 5]) {
      await pass(MINUTE);
      await isAsked(times);
    }
    expect(drawn).toHaveLength(before);
    unmount();
    await pass(5 * MINUTE);
    expect(asked).toHaveLength(5);
  });
});

test.each([[{}], [{ poll: MINUTE }]])(
  'content that another part has read shows at once, and is no old news: %o [CONST-06]',
  async (options) => {
    open(NO_CONTENT, options);
    await vi.waitFor(() => shows('News'));
    cleanup();
    open(NO_CONTENT, options);
    await settle();
    shows('News');
    expect(asked).toHaveLength(1);
  },
);

// Last: the readers that load from here on are others, each with a cache of its own.
test.each([
  [{ poll: MINUTE }, 2, 'News'],
  [{}, 1, 'Old'],
])(
  'content that a page came with stays where its reader does not load: %o [NS-51]',
  async (options, times, last) => {
    vi.resetModules();
    let tried = 0;
    vi.doMock('../../src/runtime/content/read-content.ts', async (original) => {
      tried += 1;
      if (tried === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return original();
    });
    open(cameWith('Old', STALE), options);
    await vi.waitFor(() => expect(tried).toBe(1));
    await pass(0);
    shows('Old');
    expect(asked).toEqual([]);
    await pass(MINUTE);
    await vi.waitFor(() => expect(tried).toBe(times));
    await vi.waitFor(() => shows(last));
    expect(new Set(drawn.map(({ status }) => status))).toEqual(new Set(['ready']));
  },
);

test('content whose reader does not load says so, and is tried again [CONT-13]', async () => {
  vi.resetModules();
  let isLost = true;
  vi.doMock('../../src/runtime/content/read-content.ts', async (original) => {
    if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return original();
  });
  open();
  await vi.waitFor(() => shows('error'));
  isLost = false;
  vi.doUnmock('../../src/runtime/content/read-content.ts');
  retry();
  await vi.waitFor(() => shows('News'));
});
