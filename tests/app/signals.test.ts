import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  announceEndOfMaintenance,
  announceMaintenance,
  isUnderMaintenance,
  onMaintenance,
} from '../../src/runtime/guard/maintenance.ts';
import { contentKey, NO_CONTENT } from '../../src/runtime/content/page-content.ts';
import { askAgain, forgetPlayerQueries, queryClient } from '../../src/runtime/query.ts';

afterEach(() => {
  announceEndOfMaintenance();
  queryClient.clear();
});

describe('GUARD-01, NS-51: the signal of maintenance', () => {
  it('begins and ends once, and is heard while somebody listens', () => {
    const heard = vi.fn<() => void>();
    const stop = onMaintenance(() => {
      heard();
    });
    expect(isUnderMaintenance()).toBe(false);
    announceEndOfMaintenance();
    expect(heard).not.toHaveBeenCalled();
    announceMaintenance();
    announceMaintenance();
    expect([isUnderMaintenance(), heard.mock.calls.length]).toEqual([true, 1]);
    announceEndOfMaintenance();
    expect([isUnderMaintenance(), heard.mock.calls.length]).toEqual([false, 2]);
    stop();
    announceMaintenance();
    expect([isUnderMaintenance(), heard.mock.calls.length]).toEqual([true, 2]);
  });
});

describe('LOGOUT-02, CONST-06, CONT-13: reads that are kept', () => {
  it('are fresh for five minutes, and never tried again by themselves', () => {
    expect(queryClient.getDefaultOptions().queries).toEqual({
      staleTime: 300_000,
      retry: false,
      networkMode: 'always',
    });
  });

  it('those of a player go, content stays', () => {
    queryClient.setQueryData(['activity', '1'], 1);
    queryClient.setQueryData(['contents'], 2);
    queryClient.setQueryData(['content', 'northlight'], 3);
    forgetPlayerQueries();
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['content', 'northlight']]);
  });

  it('those under a key are given up, and no others', async () => {
    queryClient.setQueryData(['content', 'northlight', 'latestTerms'], 1);
    queryClient.setQueryData(['content', 'northlight', 'home'], 2);
    await askAgain(['content', 'northlight', 'latestTerms']);
    expect(queryClient.getQueryData(['content', 'northlight', 'latestTerms'])).toBeUndefined();
    expect(queryClient.getQueryData(['content', 'northlight', 'home'])).toBe(2);
  });
});

describe('what a page came with', () => {
  it('is found by kind, parameters and dataset, in that order', () => {
    expect(contentKey('page', { lang: 'fi', page: '/terms' }, 'northlight')).toBe(
      '["page",{"lang":"fi","page":"/terms"},"northlight"]',
    );
  });

  it('may be nothing', () => {
    expect([NO_CONTENT.at, NO_CONTENT.find('["page",{},"northlight"]')]).toEqual([0, undefined]);
  });
});
