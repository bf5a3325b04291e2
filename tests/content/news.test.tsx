import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenForNews } from '../../src/content/listen.ts';
import { StagedEventSource as Streams } from '../setup/event-source.ts';

/** When a page listens for changes of content, and its reactions. */

let onNews: ReturnType<typeof vi.fn<() => void>>;
let stop: () => void;
const inView = (visible: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  Streams.opened = [];
  vi.stubGlobal('EventSource', Streams);
  onNews = vi.fn<() => void>();
  stop = listenForNews('sol-alta', onNews);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('API-164: a listener of a page', () => {
  test('asks for every document of its own dataset, by one stream', () => {
    expect(Streams.opened.map(({ url }) => url)).toEqual([
      '/content/v2021-08-31/data/listen/sol-alta?query=*&includeResult=false&tag=site.news',
    ]);
  });

  test('tells of changes once for many, and not at once on every page', () => {
    Streams.current.hear('welcome', 'a');
    Streams.current.hear('mutation', 'b');
    Streams.current.hear('mutation', 'c');
    vi.advanceTimersByTime(749);
    expect(onNews).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onNews).toHaveBeenCalledTimes(1);
    Streams.current.hear('mutation', 'd');
    vi.advanceTimersByTime(1_500);
    expect(onNews).toHaveBeenCalledTimes(2);
  });

  test('waits longer with each failure, at least a second, and opens one stream at a time', () => {
    const waits = [1_500, 3_000, 6_000];
    for (const wait of waits) {
      Streams.current.fail();
      expect(Streams.open).toEqual([]);
      vi.advanceTimersByTime(wait - 1);
      expect(Streams.open).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(Streams.open).toHaveLength(1);
    }
    for (let nth = 0; nth < 20; nth += 1) {
      Streams.current.fail();
      vi.advanceTimersByTime(450_000);
    }
    Streams.current.hear('heartbeat');
    Streams.current.fail();
    vi.advanceTimersByTime(1_500);
    expect(Streams.open).toHaveLength(1);
    expect(onNews).not.toHaveBeenCalled();
  });

  test.each([
    ['nothing was missed', 'a', 0],
    ['something was missed', 'b', 1],
    ['nobody knows', '', 1],
  ])('that comes again hears that %s', (_what, id, times) => {
    Streams.current.hear('welcome', 'a');
    Streams.current.fail();
    vi.advanceTimersByTime(2_000);
    Streams.current.hear('welcome', id);
    vi.advanceTimersByTime(2_000);
    expect(onNews).toHaveBeenCalledTimes(times);
  });

  test('takes 45 s of silence for an end, where there were signs of life', () => {
    const [first] = Streams.opened;
    vi.advanceTimersByTime(1_000_000);
    expect(Streams.current).toBe(first);
    Streams.current.hear('heartbeat');
    vi.advanceTimersByTime(44_000);
    Streams.current.hear('heartbeat');
    vi.advanceTimersByTime(44_999);
    expect(Streams.current).toBe(first);
    vi.advanceTimersByTime(1);
    expect(Streams.open).toEqual([]);
    vi.advanceTimersByTime(1_500);
    expect(Streams.current).not.toBe(first);
  });

  test('is renewed after 18,000,000 ms', () => {
    const [first] = Streams.opened;
    vi.advanceTimersByTime(17_999_999);
    expect(Streams.current).toBe(first);
    vi.advanceTimersByTime(1_501);
    expect(Streams.current).not.toBe(first);
  });

  test('rests while the page is out of view', () => {
    Streams.current.hear('welcome', 'a');
    inView(false);
    expect(Streams.open).toEqual([]);
    vi.advanceTimersByTime(20_000_000);
    expect(Streams.opened).toHaveLength(1);
    inView(true);
    Streams.current.hear('welcome', 'b');
    inView(true);
    expect(Streams.opened).toHaveLength(2);
    vi.advanceTimersByTime(1_500);
    expect(onNews).toHaveBeenCalledTimes(1);
  });

  test('ends with the page', () => {
    Streams.current.hear('mutation', 'b');
    stop();
    expect(Streams.open).toEqual([]);
    inView(true);
    vi.advanceTimersByTime(20_000_000);
    expect(Streams.opened).toHaveLength(1);
    expect(onNews).not.toHaveBeenCalled();
  });

  test('is not there where there are no streams', () => {
    vi.stubGlobal('EventSource', undefined);
    expect(() => listenForNews('northlight', onNews)()).not.toThrow();
  });
});
