import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import {
  contentKey,
  isRendered,
  PAGE_CONTENT,
  readPageContent,
} from '../../src/runtime/content/page-content.ts';
import { useContent } from '../../src/runtime/content/use-content.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { stagedRuntime } from '../setup/in-locale.tsx';

const settings = (maintenance: boolean) => ({ maintenance, maintenanceMessage: [], aboutUs: [] });
const KEY = contentKey('settings', { lang: 'en' }, northlight.dataset);

const handOver = (reads: readonly [string, unknown][], id = PAGE_CONTENT): void => {
  const template = document.createElement('template');
  template.id = id;
  template.dataset['content'] = JSON.stringify(reads);
  document.body.append(template);
};

const answer = vi.fn((_url: string) =>
  Promise.resolve(Response.json({ result: settings(true), ms: 1 })),
);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', answer);
  answer.mockClear();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Settings() {
  const read = useContent('settings', { lang: 'en' });
  return <p>{read.status === 'ready' ? `closed: ${read.value.maintenance}` : read.status}</p>;
}

/** As `client.tsx` starts a page. @returns the markup of the first paint */
function start(): string {
  const { runtime } = stagedRuntime({ content: readPageContent(document) });
  const { container } = render(
    <RuntimeProvider runtime={runtime}>
      <Settings />
    </RuntimeProvider>,
  );
  return container.textContent;
}

describe('content that a page came with', () => {
  it('shows at once and is not asked for again', async () => {
    handOver([[KEY, settings(false)]]);
    expect(start()).toBe('closed: false');
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(answer).not.toHaveBeenCalled();
  });

  it('is fetched when the page came without it', async () => {
    handOver([]);
    expect(start()).toBe('loading');
    expect(await screen.findByText('closed: true')).toBeVisible();
  });

  it('is of several templates in a loader, which is no rendered page', () => {
    expect(isRendered(document)).toBe(false);
    handOver([[KEY, settings(false)]], '');
    handOver([['game', 'Fern']], '');
    expect(isRendered(document)).toBe(false);
    const content = readPageContent(document);
    expect([KEY, 'game', 'other'].map((key) => content.find(key))).toEqual([
      { value: settings(false) },
      { value: 'Fern' },
      undefined,
    ]);
    handOver([]);
    expect(isRendered(document)).toBe(true);
  });
});
