import { createClient, type ListenEvent } from '@sanity/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentDocument } from '../../backend/third-parties/content/documents.ts';
import { createLibrary, type Library } from '../../backend/third-parties/content/library.ts';
import {
  LISTENER_LIMITS,
  type ListenerLimits,
} from '../../backend/third-parties/content/listen/listeners.ts';
import { CONTENT_STREAM } from '../../src/content/listen.ts';
import { startService, type RunningService } from './service.support.ts';

let library: Library;
let service: RunningService;
const open = async (listeners?: ListenerLimits) => {
  library = createLibrary();
  service = await startService({
    library,
    scopeOf: (request) => request.headers['x-control-session']?.toString() ?? null,
    ...(listeners && { listeners }),
  });
};
const leaving: AbortController[] = [];
let leave: (() => void) | undefined;
beforeEach(() => {
  leaving.length = 0;
});
afterEach(async () => {
  for (const each of leaving) each.abort();
  leave?.();
  leave = undefined;
  await service.app.close();
});

const LIMITS: ListenerLimits = {
  most: 5,
  mostOfOne: 3,
  filtersOfOne: 2,
  heartbeat: 40,
  life: 60_000,
};

/** More work than there is time for, with any documents, and little memory. */
const LONG = (() => {
  const many = `[${'{},'.repeat(60)}{}]`;
  return `count(${many}[count(${many}[count(${many}[count(${many}) > 0]) > 0]) > 0])`;
})();

/** The text of a stream so far. */
async function stream(query: string, session?: string, dataset = 'northlight') {
  const leave = new AbortController();
  leaving.push(leave);
  const response = await fetch(
    `${service.origin}/content/v1/data/listen/${dataset}?query=${encodeURIComponent(query)}`,
    {
      signal: leave.signal,
      ...(session !== undefined && { headers: { 'x-control-session': session } }),
    },
  );
  const heard = {
    status: response.status,
    type: response.headers.get('content-type'),
    text: '',
    ended: false,
  };
  void (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const bytes of response.body ?? [])
        heard.text += decoder.decode(bytes, { stream: true });
    } catch {
      // Left by the test.
    }
    heard.ended = true;
  })();
  return heard;
}
const put = (document: object, scope: string | null = null): void => {
  library.store.put('northlight', document as ContentDocument, scope);
};
const footer = { _id: 'footer', _type: 'footer' };

describe('API-164: a listener', () => {
  it('of the official client hears what changes, with the document as it is then', async () => {
    await open();
    const events: ListenEvent<Record<string, unknown>>[] = [];
    const subscription = createClient({
      projectId: 'croupier',
      dataset: 'northlight',
      apiVersion: '2021-08-31',
      apiHost: `${service.origin}/content`,
      useProjectHostname: false,
      useCdn: false,
    })
      .listen('*[_type == $type]', { type: 'footer' }, { events: ['welcome', 'mutation'] })
      .subscribe({ next: (event) => events.push(event) });
    leave = () => subscription.unsubscribe();
    // The client fetches its streams' code first.
    await vi.waitFor(() => expect(events.map(({ type }) => type)).toEqual(['welcome']));
    put({ ...footer, footerContent: false });
    await vi.waitFor(() => expect(events).toHaveLength(2));
    expect(events[1]).toMatchObject({
      type: 'mutation',
      documentId: 'footer',
      transition: 'update',
      result: { footerContent: false },
    });
  });

  it('hears of its own dataset and of its own documents alone', async () => {
    await open();
    const other = await stream('*', undefined, 'sol-alta');
    const banners = await stream('*[_type == "banner"]');
    const all = await stream('*');
    put(footer);
    await vi.waitFor(() => expect(all.text).toContain('"documentId":"footer"'));
    put({ _id: 'banner.new', _type: 'banner' });
    await vi.waitFor(() => expect(banners.text).toContain('"transition":"appear"'));
    library.store.clear();
    await vi.waitFor(() => expect(banners.text).toContain('"transition":"disappear"'));
    expect(banners.text).not.toContain('"documentId":"footer"');
    expect(other.text).not.toContain('event: mutation');
  });

  it('does not hear what only another tester sees', async () => {
    await open();
    const mine = await stream('*', 'mine');
    const theirs = await stream('*', 'theirs');
    put({ ...footer, footerContent: false }, 'mine');
    await vi.waitFor(() => expect(mine.text).toContain('event: mutation'));
    put({ _id: 'settings', _type: 'settings' });
    await vi.waitFor(() => expect(theirs.text).toContain('"documentId":"settings"'));
    expect(theirs.text).not.toContain('"documentId":"footer"');
  });

  it('is told by the id of an event whether anything was missed', async () => {
    await open();
    const idOf = async () => {
      const heard = await stream('*');
      await vi.waitFor(() => expect(heard.text).toContain('\n\n'));
      return /^id: (.+)$/m.exec(heard.text)?.[1];
    };
    const before = await idOf();
    expect(await idOf()).toBe(before);
    put({ ...footer, footerContent: false });
    expect(await idOf()).not.toBe(before);
    library.store.clear();
    expect(await idOf()).toBe(before);
  });

  it('is shown signs of life within 45 s, is told to wait a second, and ends in its time', async () => {
    await open({ ...LIMITS, life: 200 });
    const heard = await stream('*');
    expect(heard.type).toMatch(/^text\/event-stream/);
    await vi.waitFor(() => expect(heard.text).toContain('event: heartbeat'));
    expect(heard.text).toMatch(new RegExp(`^retry: ${CONTENT_STREAM.retry}\n`));
    expect(LISTENER_LIMITS.heartbeat).toBeLessThan(CONTENT_STREAM.heartbeat / 2);
    expect(LISTENER_LIMITS.life).toBe(CONTENT_STREAM.maximum);
    await vi.waitFor(() => expect(heard.ended).toBe(true));
  });

  it('is refused when there are too many, and let in when one has left', async () => {
    await open(LIMITS);
    const statuses = [];
    for (let nth = 0; nth < 4; nth += 1) statuses.push((await stream('*')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    leaving[0]?.abort();
    await vi.waitFor(async () => expect((await stream('*')).status).toBe(200));
  });

  it('may be of few kinds for one address', { tags: 'long' }, async () => {
    await open(LIMITS);
    const statuses = [];
    for (const query of ['*', '*[0]', '*[1]', '*']) statuses.push((await stream(query)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it('is refused where its query takes too long of a document as it is', async () => {
    await open();
    expect((await stream(`*{"a": ${LONG}}`)).status).toBe(400);
    expect((await stream('*')).status).toBe(200);
  });

  it(
    'is cut off where its query takes too long of a change, and the others hear of it',
    { tags: 'long' },
    async () => {
      await open();
      const slow = await stream(`*[_id == "new"]{"a": ${LONG}}`);
      const all = await stream('*');
      expect([slow.status, all.status]).toEqual([200, 200]);
      put({ _id: 'new', _type: 'page' });
      put({ ...footer, footerContent: false });
      await vi.waitFor(() => expect(all.text).toContain('"documentId":"footer"'));
      await vi.waitFor(() => expect(slow.ended).toBe(true));
      expect(slow.text).not.toContain('event: mutation');
      expect(all.ended).toBe(false);
    },
  );

  it.each([
    ['a query that does not parse', '*[', 400],
    ['no query', '', 400],
    [
      'CONT-06: an address of more than 14,800 characters',
      `*[_id == "${'x'.repeat(14_800)}"]`,
      414,
    ],
  ])('is refused for %s', async (_what, query, status) => {
    await open();
    expect((await stream(query)).status).toBe(status);
  });

  it('does not keep the service from closing', async () => {
    await open();
    const heard = await stream('*');
    await service.app.close();
    await vi.waitFor(() => expect(heard.ended).toBe(true));
  });
});
