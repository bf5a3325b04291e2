import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import { hearContent } from '../../src/runtime/content/hear-content.ts';
import { contentKey, type PageContent } from '../../src/runtime/content/page-content.ts';
import { queryClient } from '../../src/runtime/query.ts';
import { useContent } from '../../src/runtime/content/use-content.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { StagedEventSource as Streams } from '../setup/event-source.ts';
import { stagedRuntime } from '../setup/in-locale.tsx';

/** Changes at the content service show on pages that are open. */

beforeEach(() => {
  freshDevice();
  Streams.opened = [];
  vi.stubGlobal('EventSource', Streams);
});
afterEach(() => {
  leaveSite();
  queryClient.clear();
});

const news = async (): Promise<void> => {
  act(() => Streams.current.hear('mutation', crypto.randomUUID()));
  await pass(2_000);
};
const settings = (maintenance: boolean) => ({ maintenance, maintenanceMessage: 'Back at nine.' });

test('maintenance that begins closes an open page at once, and its end opens it [API-164] [GUARD-01]', async () => {
  const site = await openSite({ at: '/en-UN/', content: { settings: settings(false) } });
  await vi.waitFor(() => expect(Streams.open).toHaveLength(1));
  expect(Streams.current.url).toContain('/listen/northlight?');
  site.publish('settings', settings(true));
  await news();
  await screen.findByRole('heading', { level: 1, name: 'We will be right back' });
  site.publish('settings', settings(false));
  await news();
  await vi.waitFor(() => expect(screen.queryByText('We will be right back')).toBeNull());
  expect(Streams.opened).toHaveLength(1);
});

test('what a page came with is read again when it changes, and by whatever is drawn later [API-164]', async () => {
  // Long after the news of the test before.
  vi.useFakeTimers({ now: Date.now() + 86_400_000 });
  let words = 'New';
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: URL | string) => {
    asked.push(String(input));
    const result = { maintenance: false, maintenanceMessage: words };
    return Promise.resolve(Response.json({ result, ms: 1 }));
  });
  const content: PageContent = {
    at: Date.now(),
    find: (key) =>
      key === contentKey('settings', { lang: 'en' }, northlight.dataset)
        ? { value: { maintenance: false, maintenanceMessage: 'Old' } }
        : undefined,
  };
  const { runtime } = stagedRuntime({ content });
  function Words() {
    const read = useContent('settings', { lang: 'en' });
    return <p>{read.status === 'ready' ? read.value.maintenanceMessage : read.status}</p>;
  }
  const page = () =>
    render(
      <RuntimeProvider runtime={runtime}>
        <Words />
      </RuntimeProvider>,
    );
  const stop = hearContent(northlight.dataset);
  const first = page();
  expect(screen.getByText('Old')).toBeVisible();
  await pass(1_000);
  expect(asked).toEqual([]);
  await news();
  await vi.waitFor(() => expect(screen.getByText('New')).toBeVisible());
  expect(asked).toHaveLength(1);
  words = 'Newer';
  await news();
  await vi.waitFor(() => expect(screen.getByText('Newer')).toBeVisible());
  first.unmount();
  queryClient.clear();
  words = 'Newest';
  page();
  await vi.waitFor(() => expect(screen.getByText('Newest')).toBeVisible());
  stop();
});

test('without streams of events the page is as it is [API-164]', async () => {
  vi.stubGlobal('EventSource', undefined);
  await openSite({ at: '/en-UN/', content: { settings: settings(false) } });
  await screen.findAllByText('Sign up');
  await pass(5_000);
  expect(Streams.opened).toEqual([]);
});
