import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { pass } from '../../replay/dom/time.ts';
import {
  announceEndOfMaintenance,
  announceMaintenance,
} from '../../src/runtime/guard/maintenance.ts';
import { queryClient } from '../../src/runtime/query.ts';
import type { Runtime } from '../../src/runtime/runtime.ts';
import {
  SiteStateProvider,
  useSiteState,
  type SiteState,
} from '../../src/runtime/guard/site-state.tsx';
import { showAt, stageAt, stagedRuntime } from '../setup/in-locale.tsx';
import { storedSession } from '../setup/stored-session.ts';

/** The state of the site as a whole, and when it is read again. */

const OPEN = { maintenance: false };
const CLOSED = { maintenance: true, maintenanceMessage: 'Takaisin yhdeksältä.' };

let settings: object | 'silence';
let asked: URL[];
const reads = (type: string): URL[] =>
  asked.filter(({ searchParams }) => searchParams.get('query')?.includes(`"${type}"`) === true);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  settings = OPEN;
  vi.stubGlobal('fetch', (input: URL | string) => {
    asked.push(new URL(input, location.origin));
    if (reads('settings').at(-1) !== asked.at(-1)) {
      const result = [{ version: 3, publishedAt: '2026-11-01' }];
      return Promise.resolve(Response.json({ result, ms: 1 }));
    }
    if (settings === 'silence') return new Promise(() => {});
    return Promise.resolve(Response.json({ result: settings, ms: 1 }));
  });
});
afterEach(() => {
  document.cookie = 'country-code=; path=/; max-age=0';
  announceEndOfMaintenance();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(runtime: Runtime = stagedRuntime().runtime) {
  const seen: SiteState[] = [];
  function Part() {
    seen.push(useSiteState());
    return null;
  }
  await showAt(
    '/fi-FI/x',
    runtime,
    <SiteStateProvider>
      <Part />
    </SiteStateProvider>,
  );
  return () => {
    const state = seen.at(-1);
    if (state === undefined) throw new Error('Nothing was drawn');
    return state;
  };
}
const isRead = () => vi.waitFor(() => expect(reads('settings')).toHaveLength(1));

describe('maintenance', () => {
  test('is off until somebody says otherwise [GUARD-01]', async () => {
    settings = 'silence';
    const state = await open();
    expect(state()).toMatchObject({
      maintenance: false,
      maintenanceMessage: undefined,
      restrictedCountry: false,
      latestTerms: { status: 'loading' },
    });
    await isRead();
    expect(state().maintenance).toBe(false);
  });

  test('that the content service announces comes with its words, in the language of the address [GUARD-01]', async () => {
    settings = CLOSED;
    const state = await open();
    await vi.waitFor(() => expect(state().maintenance).toBe(true));
    expect(state().maintenanceMessage).toBe('Takaisin yhdeksältä.');
    expect(reads('settings')[0]?.searchParams.get('$lang')).toBe('"fi"');
  });

  test('is read again every minute, and ends by itself [NS-51]', async () => {
    const state = await open();
    await isRead();
    await pass(1_000);
    expect(state().maintenance).toBe(false);
    settings = CLOSED;
    await pass(50_000);
    expect(reads('settings')).toHaveLength(1);
    await pass(10_000);
    await vi.waitFor(() => expect(state().maintenance).toBe(true));
    settings = OPEN;
    await pass(61_000);
    await vi.waitFor(() => expect(state().maintenance).toBe(false));
  });

  test('is no matter of the markup that the server makes ahead [GUARD-01] [ROUTE-01]', async () => {
    announceMaintenance();
    function Part() {
      return <p>{useSiteState().maintenance ? 'shut' : 'open'}</p>;
    }
    const { page } = await stageAt(
      '/fi-FI/x',
      stagedRuntime().runtime,
      <SiteStateProvider>
        <Part />
      </SiteStateProvider>,
    );
    expect(renderToString(page)).toContain('<p>open</p>');
  });

  test('that a call was answered with holds, whatever the content service says, until the platform is back [GUARD-01] [NS-51]', async () => {
    const { runtime, call } = stagedRuntime();
    call.mockResolvedValue(outcomes.getMarketRiskSetting.sms);
    announceMaintenance();
    const state = await open(runtime);
    await isRead();
    await pass(1_000);
    expect(state()).toMatchObject({ maintenance: true, maintenanceMessage: undefined });
    await pass(60_000);
    expect(state().maintenance).toBe(false);
    expect(call).toHaveBeenCalledOnce();
  });
});

describe('the country where the edge finds a visitor', () => {
  test.each([
    ['US', true],
    ['AQ', true],
    ['FI', false],
    ['JP', false],
    ['ZZ', false],
  ])('%s: restricted is %s [GUARD-02] [NS-52]', async (country, restricted) => {
    document.cookie = `country-code=${country}; path=/`;
    const state = await open();
    expect(state().restrictedCountry).toBe(false);
    // The table of countries comes in real time.
    await import('../../src/locale/countries.ts');
    await pass(1);
    await vi.waitFor(() => expect(state().restrictedCountry).toBe(restricted));
    await pass(1_000);
    expect(state().restrictedCountry).toBe(restricted);
  });
});

describe('the latest terms', () => {
  test('are nothing to a visitor [TERMS-01]', async () => {
    const { runtime } = stagedRuntime({ stored: { status: 'none' } });
    const state = await open(runtime);
    runtime.site.start();
    await isRead();
    await pass(20_000);
    expect(state().latestTerms).toEqual({ status: 'loading' });
    expect(reads('termsVersion')).toEqual([]);
  });

  test('are read for a player [TERMS-01] [GUARD-09]', async () => {
    const { runtime, call } = stagedRuntime({ stored: storedSession('100123') });
    const answered = (operation: string): Promise<unknown> =>
      operation === 'getAccessContext'
        ? Promise.resolve(outcomes.getAccessContext.success)
        : new Promise(() => {});
    call.mockImplementation(answered);
    const state = await open(runtime);
    runtime.site.start();
    await vi.waitFor(() =>
      expect(state().latestTerms).toMatchObject({ status: 'ready', value: { version: 3 } }),
    );
    runtime.site.stop();
  });
});

test('where nobody watches the site nothing is claimed about it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Part() {
    useSiteState();
    return null;
  }
  expect(() => render(<Part />)).toThrow(new Error('There is no SiteStateProvider above'));
});
