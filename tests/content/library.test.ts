import { createClient } from '@sanity/client';
import { describe, expect, it } from 'vitest';
import {
  CONTENT_API_VERSION,
  CONTENT_DATASET,
  CONTENT_LENGTHS,
  CONTENT_TIMEOUT,
  QUERY_DEFAULTS,
} from '../../src/content/constants.ts';
import { CONTENT_STREAM } from '../../src/content/listen.ts';

/** The rules that the official client keeps for us: a new version of it must keep them, too. */

const client = (config: { dataset?: string; projectId?: string; apiVersion?: string }) =>
  createClient({
    projectId: 'croupier',
    dataset: 'northlight',
    apiVersion: CONTENT_API_VERSION,
    useCdn: false,
    ...config,
  });

describe('CONT-05: names', () => {
  it.each(['a', '~draft', 'a_b-c1', `~${'a'.repeat(63)}`])('dataset %s', (dataset) => {
    expect(() => client({ dataset })).not.toThrow();
  });
  it.each(['A', 'a.b', 'a b', '-a', 'a'.repeat(65)])('no dataset: %s', (dataset) => {
    expect(() => client({ dataset })).toThrow(/Datasets/);
  });
  it('project id: letters, digits, dashes', () => {
    expect(() => client({ projectId: 'a-B9' })).not.toThrow();
    expect(() => client({ projectId: 'a_b' })).toThrow(/projectId/);
  });
  it.each(['1', 'X', '2021-08-31'])('API version %s', (apiVersion) => {
    expect(() => client({ apiVersion })).not.toThrow();
  });
  it.each(['2', '2021-8-31', 'latest'])('no API version: %s', (apiVersion) => {
    expect(() => client({ apiVersion })).toThrow(/API version/);
  });
  it.each(['a', 'site.home_1-2', 'a'.repeat(75)])('request tag %s', async (tag) => {
    const signal = AbortSignal.abort();
    await expect(client({}).fetch('1', {}, { tag, signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
  it.each(['a'.repeat(76), 'a/b', ' '])('no request tag: %s', (tag) => {
    expect(() => client({}).fetch('1', {}, { tag })).toThrow(/Tag can only contain/);
  });
});

describe('CONT-06: a listener', () => {
  it('is refused when its address is too long', async () => {
    const listen = (length: number) =>
      new Promise<unknown>((settle) => {
        const subscription = client({ dataset: 'northlight' })
          .withConfig({ apiHost: 'http://127.0.0.1:9', useProjectHostname: false })
          .listen(`*[_id == "${'x'.repeat(length)}"]`)
          .subscribe({ error: settle });
        setTimeout(() => {
          subscription.unsubscribe();
          settle(undefined);
        }, 50);
      });
    expect(await listen(CONTENT_LENGTHS.listener)).toMatchObject({
      message: 'Query too large for listener',
    });
    expect(await listen(100)).not.toMatchObject({ message: 'Query too large for listener' });
  });
});

describe('CONT-08, CONST-13: the constants', () => {
  it('are those of the specification', () => {
    expect(CONTENT_TIMEOUT).toBe(300_000);
    expect(CONTENT_LENGTHS).toEqual({ get: 11_264, listener: 14_800 });
    expect(CONTENT_STREAM).toEqual({ retry: 1_000, heartbeat: 45_000, maximum: 18_000_000 });
    expect(CONTENT_API_VERSION).toBe('2021-08-31');
    expect(CONTENT_DATASET).toBe('production');
  });
  it('CONST-06, CONT-13: reads are fresh for five minutes and not retried', () => {
    expect(QUERY_DEFAULTS).toEqual({ staleTime: 300_000, retry: false });
  });
});
