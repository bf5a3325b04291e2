import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { searchMachine } from '../../machines/games/search/machine.ts';
import {
  SEARCH_DEBOUNCE,
  type FindInput,
  type Found,
  type SearchEmitted,
} from '../../machines/games/search/setup.ts';
import { FAILURES } from '../../machines/samples.ts';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { agreeToCookies } from '../../replay/dom/device.ts';
import { t } from '../../replay/texts.ts';
import { GameSearch } from '../../src/games/search/GameSearch.tsx';
import { keepSearch, recentSearches } from '../../src/runtime/tracking/recent-searches.ts';
import { TextsProvider } from '../../src/texts/index.ts';
import { showAt, speak, stagedRuntime } from '../setup/in-locale.tsx';

/** The panel on its real chart; the test answers what is looked for. */

beforeEach(async () => {
  freshDevice();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await speak('en');
});
afterEach(() => {
  cleanup();
  leaveSite();
});

const game = (name: string, different: object = {}) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  studio: 'Amber Kettle',
  image: '',
  isLive: false,
  hasJackpot: false,
  isRestricted: false,
  ...different,
});

const found = (...names: readonly string[]): Found => ({
  studios: [],
  games: names.map((name) => game(name)),
  total: names.length,
  isNear: false,
});

interface Asked {
  readonly text: string;
  readonly answer: (found: Found) => Promise<void>;
  readonly fail: () => Promise<void>;
}

async function openSearch(text?: string) {
  const asked: Asked[] = [];
  const facts: SearchEmitted[] = [];
  const machine = searchMachine.provide({
    actors: {
      findGames: fromPromise<Found, FindInput>(({ input }) => {
        const { promise, resolve, reject } = Promise.withResolvers<Found>();
        asked.push({
          text: input.text,
          answer: (result) => act(async () => resolve(result)),
          fail: () => act(async () => reject(FAILURES.unreachable)),
        });
        return promise;
      }),
    },
  });
  const viewer = { market: 'UN', channels: ['desktop'] } as const;
  function Page() {
    const flow = useActorRef(machine, { input: { text, viewer, lobby: 'casino' } });
    flow.on('*', (fact) => facts.push(fact));
    return <GameSearch flow={flow} viewer={viewer} elsewhere={{ href: '/x', label: 'Popular' }} />;
  }
  const { runtime } = stagedRuntime();
  await showAt(
    '/en-UN/',
    runtime,
    <TextsProvider>
      <Page />
    </TextsProvider>,
  );
  const user = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime.bind(vi) });
  const button = screen.queryByRole('button', { name: t('search.open') });
  if (text === undefined && button) {
    button.focus();
    fireEvent.click(button);
  }
  // At once: nobody waits with typing.
  const field = screen.getByRole('combobox', { name: t('search.field') });
  expect(field).toHaveFocus();
  const type = async (typed: string): Promise<void> => {
    fireEvent.change(field, { target: { value: typed } });
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  };
  return { asked, facts, user, field, type };
}

const list = () => screen.getByRole('listbox');
const options = () => within(list()).getAllByRole('option');
const told = () => screen.getByRole('status');

describe('SEARCH-03: the newest answer wins', () => {
  test('whichever comes first', async () => {
    const { asked, type } = await openSearch();
    await type('jade');
    await type('jade lion');
    expect(asked.map(({ text }) => text)).toEqual(['jade', 'jade lion']);
    await asked[1]?.answer(found('Jade Lion'));
    await asked[0]?.answer(found('Jade Fox', 'Jade Penguin'));
    expect(options()).toHaveLength(1);
    expect(list()).toHaveTextContent('Jade Lion');
  });

  test('letters that follow one another within 300 ms are asked for once', async () => {
    const { asked, field, type } = await openSearch();
    for (const text of ['ja', 'jad']) fireEvent.change(field, { target: { value: text } });
    await type('jade');
    expect(asked.map(({ text }) => text)).toEqual(['jade']);
  });

  test('of a pasted book the beginning is asked for: the address has the text, and is loaded anew [NS-59]', async () => {
    const { asked, field, user } = await openSearch();
    await user.click(field);
    await user.paste('🎰 jade '.repeat(500));
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
    expect(asked.map(({ text }) => text.length)).toEqual([500]);
    expect(encodeURIComponent(asked[0]?.text ?? '').length).toBeLessThan(8_000);
  });

  test('one letter is not asked for, and a key that ends a composition is no Enter', async () => {
    const { asked, field, type } = await openSearch();
    await type('j');
    fireEvent.change(field, { target: { value: 'ja' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    // In Safari.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(asked).toEqual([]);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(asked.map(({ text }) => text)).toEqual(['ja']);
  });
});

describe('SEARCH-01: results', () => {
  test('are walked through by arrows, opened by Enter, and told to a screen reader', async () => {
    const { asked, facts, field, type } = await openSearch();
    await type('jade');
    await asked[0]?.answer(found('Jade Fox', 'Jade Lion'));
    expect(told()).toHaveTextContent(t('search.count', { count: 2 }));
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', list().id);
    expect(field).not.toHaveAttribute('aria-activedescendant');
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    for (const [key, name] of [
      ['ArrowDown', 'Jade Fox'],
      ['ArrowDown', 'Jade Lion'],
      ['ArrowDown', 'Jade Fox'],
      ['ArrowUp', 'Jade Lion'],
    ] as const) {
      fireEvent.keyDown(field, { key });
      expect(active()).toHaveTextContent(name);
      expect(active()).toHaveAttribute('aria-selected', 'true');
    }
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(facts.at(-1)).toEqual({ type: 'search.gameChosen', slug: 'jade-lion', text: 'jade' });
    // The results stay until the page of the game is there: who comes back at once finds them.
    expect(options()).toHaveLength(2);
  });

  test('are links, which a press opens here, and a press with a key elsewhere', async () => {
    const { asked, facts, type } = await openSearch();
    await type('jade');
    await asked[0]?.answer(found('Jade Fox'));
    const [option] = options();
    expect(option).toHaveAttribute('href', '/en-UN/play/jade-fox');
    if (option) fireEvent.click(option, { ctrlKey: true });
    expect(facts.map(({ type: fact }) => fact)).toEqual(['search.resultsShown']);
    if (option) fireEvent.click(option);
    expect(facts.at(-1)).toMatchObject({ type: 'search.gameChosen', slug: 'jade-fox' });
  });

  test('name studios first, and what is known of a game', async () => {
    const { asked, facts: announced, type } = await openSearch();
    await type('amber');
    await asked[0]?.answer({
      studios: [{ id: 'provider.amber-kettle', title: 'Amber Kettle', lobby: 'casino', games: 41 }],
      games: [game('Jade Fox', { isLive: true, hasJackpot: true, isRestricted: true })],
      total: 41,
      isNear: false,
    });
    const [studio, first] = options();
    expect(studio).toHaveTextContent(t('search.studio', { count: 41 }));
    const facts = ['Amber Kettle', t('search.live'), t('games.tile.jackpot')];
    expect(first).toHaveTextContent(
      `Jade Fox${[...facts, t('games.tile.restricted')].join(' · ')}`,
    );
    expect(screen.getByText(t('search.first', { count: 1 }))).toBeVisible();
    if (studio) fireEvent.click(studio);
    expect(announced.at(-1)).toMatchObject({
      type: 'search.studioChosen',
      id: 'provider.amber-kettle',
    });
  });

  test('that are only near say so', async () => {
    const { asked, type } = await openSearch();
    await type('jade fxo');
    await asked[0]?.answer({ ...found('Jade Fox'), isNear: true });
    expect(told()).toHaveTextContent(t('search.near', { count: 1 }));
  });

  test('of an address show as the page opens', async () => {
    const { asked, field } = await openSearch('jade');
    expect(field).toHaveValue('jade');
    expect(asked.map(({ text }) => text)).toEqual(['jade']);
  });
});

describe('LOBBY-10: the search is left', () => {
  test('by Escape, which gives the focus back and clears what was found', async () => {
    const { asked, facts, user, type } = await openSearch();
    await type('jade');
    await asked[0]?.answer(found('Jade Fox'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(facts.map(({ type: fact }) => fact)).toEqual(['search.resultsShown', 'search.cleared']);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('search.open') })).toHaveFocus(),
    );
  });

  test('by its clear button, which leaves the field open for another text', async () => {
    const { asked, facts, user, field, type } = await openSearch();
    await type('jade');
    await asked[0]?.answer(found('Jade Fox'));
    await user.click(screen.getByRole('button', { name: t('search.clear') }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(facts.at(-1)).toEqual({ type: 'search.cleared' });
  });
});

describe('NS-59: nothing is a dead end', () => {
  test('where nothing is found, words and ways on show', async () => {
    const { asked, user, field, type } = await openSearch();
    const text = 'x'.repeat(500);
    await type(text);
    await asked[0]?.answer(found());
    expect(told()).toHaveTextContent(t('search.none.title'));
    expect(screen.getByText(t('search.none.body'))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Popular' })).toHaveAttribute('href', '/x');
    expect(field).toHaveValue(text);
    await user.click(screen.getAllByRole('button', { name: t('search.clear') }).at(-1) ?? field);
    expect(field).toHaveValue('');
  });

  test('what else there is can be gone to, and the panel does not stay over it', async () => {
    await openSearch();
    fireEvent.click(screen.getByRole('link', { name: 'Popular' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('where nobody answers, the text stays and can be asked for again', async () => {
    const { asked, user, field, type } = await openSearch();
    await type('jade');
    await asked[0]?.fail();
    expect(screen.getByRole('alert')).toHaveTextContent(t('error.unreachable'));
    expect(field).toHaveValue('jade');
    await user.click(screen.getByRole('button', { name: t('action.retry') }));
    await asked[1]?.answer(found('Jade Fox'));
    expect(options()).toHaveLength(1);
  });
});

describe('the last searches', () => {
  test('show before anything is typed, are asked for by a press, and are cleared', async () => {
    agreeToCookies();
    keepSearch('silver owl');
    keepSearch('jade');
    const { asked, user } = await openSearch();
    await user.click(screen.getByRole('button', { name: 'silver owl' }));
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
    expect(asked.map(({ text }) => text)).toEqual(['silver owl']);
    await user.click(screen.getByRole('button', { name: t('search.clear') }));
    await user.click(screen.getByRole('button', { name: t('search.recent.clear') }));
    expect(screen.queryByRole('button', { name: 'jade' })).toBeNull();
    expect(recentSearches()).toEqual([]);
  });
});
