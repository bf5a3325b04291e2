import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import {
  contentKey,
  PAGE_CONTENT,
  readPageContent,
} from '../../src/runtime/content/page-content.ts';
import { useContent } from '../../src/runtime/content/use-content.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { stagedRuntime } from '../setup/in-locale.tsx';

const settings = (maintenance: boolean) => ({ maintenance, maintenanceMessage: [], aboutUs: [] });
const KEY = contentKey('settings', { lang: 'en' }, northlight.dataset);

const handOver = (reads: readonly [string, unknown][]): void => {
  const template = document.createElement('template');
  template.id = PAGE_CONTENT;
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
  const content = readPageContent(document, PAGE_CONTENT);
  const { runtime } = stagedRuntime(content === undefined ? {} : { content });
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

  it('knows a loader, which came with nothing', () => {
    expect(readPageContent(document, PAGE_CONTENT)).toBeUndefined();
  });
});
