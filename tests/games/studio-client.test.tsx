import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor, SimulatedClock } from 'xstate';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SPOTS as COVERED } from '../../backend/third-parties/studio/math/roulette.ts';
import { shownBalance } from '../../machines/games/round/decide.ts';
import { roundMachine } from '../../machines/games/round/machine.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { Notation } from '../../reference/money.ts';
import { webPage } from '../../reference/web-page.ts';
import { bindFlow } from '../../src/api/bind.ts';
import { BlackjackBoard } from '../../studio/blackjack/BlackjackBoard.tsx';
import { tableOf, valueOf } from '../../studio/blackjack/cards.ts';
import { Game } from '../../studio/Game.tsx';
import type { WaysOut } from '../../studio/frame/Result.tsx';
import { RouletteBoard } from '../../studio/roulette/RouletteBoard.tsx';
import { coveredBy, kindOf, PAYS, pointOf, SPOTS } from '../../studio/roulette/spots.ts';
import type { Shown } from '../../studio/shown.ts';
import { SlotBoard } from '../../studio/slot/SlotBoard.tsx';
import { spinOf } from '../../studio/slot/spin.ts';
import { wordsIn } from '../../studio/texts.ts';

/** The client of the studio's games: the real chart and the real views, with answers of the contract's examples. */

type Opened = keyof typeof outcomes.openPlay;
type Played = keyof typeof outcomes.playRound;
type Acted = keyof typeof outcomes.actInRound;

const { say } = await wordsIn('en', 'locale');
const LOBBY = 'https://northlight.example/en-FI/casino?from=fragment';

beforeAll(() => {
  // The DOM of these tests has no dialogs that stand above all else.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
});

/** A game that is open, with a clock of its own, and the calls that it made. */
async function open(
  game: Opened,
  played: Played,
  {
    language = 'en',
    notation = 'locale',
    acted = 'stood',
    openSite,
    highestStake,
    topWinIn,
    oddsShown,
  }: {
    language?: string;
    notation?: Notation;
    acted?: Acted;
    openSite?: WaysOut['openSite'];
    /** Of a round, where it is another than in the example; minor units. */
    highestStake?: number;
    /** In how many rounds the highest win comes once, where that is another than in the example. */
    topWinIn?: number;
    /** Whether the law wants odds on a table, where it is another than in the example. */
    oddsShown?: boolean;
  } = {},
) {
  const opened = outcomes.openPlay[game];
  const round = outcomes.playRound[played];
  const answers: Record<string, unknown> = {
    openPlay:
      'data' in opened
        ? {
            ...opened,
            data: {
              ...opened.data,
              game: { ...opened.data.game, ...(topWinIn !== undefined && { topWinIn }) },
              terms: {
                ...opened.data.terms,
                ...(highestStake !== undefined && { highestStake }),
                ...(oddsShown !== undefined && { oddsShown }),
              },
            },
          }
        : opened,
    playRound: round,
    actInRound: outcomes.actInRound[acted],
    // What was answered for the round is what the wallet has at its end.
    endRound:
      'data' in round
        ? { ...outcomes.endRound.success, data: { balance: round.data.balance } }
        : outcomes.endRound.success,
  };
  const call = vi.fn((operation: string, _input: unknown) => Promise.resolve(answers[operation]));
  const clock = new SimulatedClock();
  const flow = createActor(bindFlow(roundMachine, call as never), {
    input: { visit: 'visit' },
    clock,
  });
  flow.start();
  const words = await wordsIn(language, notation);
  render(<Game flow={flow} words={words} waysOut={{ lobby: LOBBY, openSite }} />);
  await act(async () => undefined);
  return {
    pass: (ms: number) =>
      act(async () => {
        clock.increment(ms);
      }),
    calls: (wanted: string) =>
      call.mock.calls.flatMap(([operation, input]) => (operation === wanted ? [input] : [])),
    /** The wallet has another balance, as after a deposit over the game; minor units. */
    outdate: (balance: number) => {
      const now = outcomes.openPlay[game];
      answers['openPlay'] = { ...now, data: { ...('data' in now && now.data), balance } };
      return act(async () => {
        flow.send({ type: 'balance.outdated' });
      });
    },
    /** What the studio answers to the next decisions. */
    answerActs: (next: Acted) => {
      answers['actInRound'] = outcomes.actInRound[next];
    },
    played: () => call.mock.calls.filter(([operation]) => operation === 'playRound'),
  };
}

const start = () => screen.getByRole('button', { name: say('spin') });
const result = () => screen.getByRole('status');
const sum = (label: string) => screen.getByText(label).nextElementSibling;

/** The start control by a key that goes down so often, and comes up at last. */
async function hold(times: number) {
  for (let time = 0; time < times; time += 1) {
    await act(async () => {
      fireEvent.keyDown(start(), { key: ' ', repeat: time > 0 });
    });
  }
}
const release = () =>
  act(async () => {
    fireEvent.keyUp(start(), { key: ' ' });
  });

describe('a slot', () => {
  test('plays one round for a key that is held, and the next for a new press', async () => {
    const game = await open('slot', 'lost');
    await hold(3);
    expect(game.played()).toHaveLength(1);
    await game.pass(20_000);
    await hold(3);
    expect(game.played()).toHaveLength(1);
    await release();
    await hold(1);
    expect(game.played()).toHaveLength(2);
  });

  test('tells a win in the balance and in words once it was shown', async () => {
    const game = await open('slot', 'won');
    await hold(1);
    expect(sum(say('balance'))).toHaveTextContent('€99.00');
    expect(result()).toHaveTextContent('');
    expect(sum(say('paidOut'))).toHaveTextContent('–');
    await game.pass(1_600);
    expect(sum(say('paidOut'))).toHaveTextContent('–');
    await game.pass(700);
    expect(result()).toHaveTextContent(say('received', { amount: '€9.00' }));
    expect(sum(say('balance'))).toHaveTextContent('€108.00');
  });

  test('tells a return up to the stake as an amount that came back', async () => {
    const game = await open('slot', 'small');
    await hold(1);
    await game.pass(1_600);
    await game.pass(700);
    expect(result()).toHaveTextContent(say('returned', { amount: '€0.60' }));
  });

  test('says that the balance is too low, and offers a deposit around the frame', async () => {
    await open('strictSlot', 'lost');
    expect(start()).toHaveAttribute('aria-disabled', 'true');
    expect(result()).toHaveTextContent(say('notEnoughMoney'));
    const deposit = screen.getByRole('link', { name: say('toDeposit') });
    expect(deposit).toHaveAttribute('target', '_top');
    expect(deposit).toHaveAttribute('href', 'https://northlight.example/en-FI/my-account/deposit');
    expect(sum(say('returnToPlayer'))).toHaveTextContent('95.24%');
  });

  test('tells the chance of the highest win beside the stake and in the rules, where the law asks for it alone', async () => {
    const label = 'Chance of the highest win, 5,000 times the stake';
    const value = 'less than 1 in 1,000,000,000 a round';
    await open('strictSlot', 'lost');
    expect(sum(label)).toHaveTextContent(value);
    await userEvent.click(screen.getByRole('button', { name: say('rules') }));
    const rules = within(screen.getByRole('dialog', { hidden: true }));
    expect(rules.getByText(label).nextElementSibling).toHaveTextContent(value);
    cleanup();
    await open('slot', 'lost');
    await userEvent.click(screen.getByRole('button', { name: say('rules') }));
    expect(screen.getAllByText(say('topWin'))).toHaveLength(1);
    expect(screen.queryByText(label)).toBeNull();
  });

  test('tells a chance that is no smaller than can be read as it is', async () => {
    await open('strictSlot', 'lost', { topWinIn: 999_999_999 });
    const chance = sum('Chance of the highest win, 5,000 times the stake');
    expect(chance).toHaveTextContent(/^1 in 999,999,999 a round$/);
  });

  test('opens the deposit and the limits over the game, where the site around it hears that [INGAME-01]', async () => {
    const openSite = vi.fn(() => true);
    await open('strictSlot', 'lost', { openSite });
    expect(fireEvent.click(screen.getByRole('link', { name: say('toDeposit') }))).toBe(false);
    expect(openSite.mock.calls).toEqual([['banking']]);
  });

  test('leads from a stake that a limit refuses to the limits [INGAME-01] [LIM-10]', async () => {
    const openSite = vi.fn(() => true);
    await open('slot', 'limitReached', { openSite });
    await hold(1);
    expect(result()).toHaveTextContent(say('limitReached'));
    fireEvent.click(screen.getByRole('button', { name: say('toLimits') }));
    expect(openSite.mock.calls).toEqual([['limits']]);
  });

  test('tells how high a stake a bonus takes that refuses a higher one [WDR-12]', async () => {
    await open('slot', 'bonusStake');
    await hold(1);
    expect(result()).toHaveTextContent(say('bonusStake'));
    expect(result()).toHaveTextContent(say('bonusTakes', { amount: '€5.00' }));
  });

  test('plays free rounds first, says which it is, and asks before own money is staked [FSPIN-03]', async () => {
    const game = await open('freeRounds', 'lastFree');
    expect(screen.getByLabelText('Free spin 1 of 10')).toHaveTextContent('€1.00');
    await hold(1);
    await release();
    expect(sum(say('balance'))).toHaveTextContent('€100.00');
    await game.pass(20_000);
    expect(result()).toHaveTextContent(say('freeOver'));
    await hold(1);
    await release();
    expect(game.calls('playRound')).toMatchObject([{ body: { isFree: true } }]);
    await userEvent.click(screen.getByRole('button', { name: say('playForMoney') }));
    await hold(1);
    const [, paid] = game.calls('playRound') as { readonly body: object }[];
    expect(paid?.body).not.toHaveProperty('isFree');
  });

  test('shows the balance as it is while the win of a free round is not shown', () => {
    const { round } = outcomes.playRound.won.data;
    expect(shownBalance(10_000, { ...round, isFree: true }, 0)).toBe(10_000);
  });

  test('counts free spins down from those that were told', () => {
    const reels = (isFree: boolean) =>
      ({
        type: 'reels',
        isFree,
        reels: Array.from({ length: 5 }, () => ['gem1', 'gem2', 'gem3']),
      }) as const;
    const steps = [
      reels(false),
      { type: 'freeSpins', awarded: 2, left: 2 } as const,
      reels(true),
      reels(true),
    ];
    const shown = { key: '', revealMs: 0, isCelebrated: false, before: [], isRevealing: true };
    const left = [2, 3, 4].map((count) => spinOf({ ...shown, steps: steps.slice(0, count) }).free);
    expect(left).toEqual([2, 1, 0]);
    expect(spinOf({ ...shown, steps, isRevealing: false }).free).toBeUndefined();
  });
});

describe('rounds that begin by themselves', () => {
  const choose = async (field: string, option: string) =>
    userEvent.selectOptions(screen.getByLabelText(field), option);

  test('are as many as the player chose, of those that the law allows, and stop at one press', async () => {
    const game = await open('slot', 'lost');
    await choose(say('stake'), '€1.00');
    await userEvent.click(screen.getByRole('button', { name: say('autoplay') }));
    const counts = within(screen.getByLabelText(say('autoplayRounds'))).getAllByRole('option');
    expect(counts.map((one) => one.textContent)).toEqual(['5', '10', '25']);
    await choose(say('autoplayRounds'), '5');
    await userEvent.click(screen.getByRole('button', { name: say('autoplayStart') }));
    for (let second = 0; second < 5; second += 1) await game.pass(1_000);
    expect(game.played().length).toBeLessThan(5);
    for (let second = 0; second < 30; second += 1) await game.pass(1_000);
    expect(game.played()).toHaveLength(5);

    await userEvent.click(screen.getByRole('button', { name: say('autoplay') }));
    await userEvent.click(screen.getByRole('button', { name: say('autoplayStart') }));
    await userEvent.click(screen.getByRole('button', { name: say('autoplayStop') }));
    for (let second = 0; second < 30; second += 1) await game.pass(1_000);
    expect(game.played()).toHaveLength(6);
  });

  test('end with the loss that the player chose', async () => {
    const game = await open('slot', 'lost');
    await choose(say('stake'), '€1.00');
    await userEvent.click(screen.getByRole('button', { name: say('autoplay') }));
    await choose(say('autoplayRounds'), '25');
    await choose(say('autoplayLoss'), '€5.00');
    await userEvent.click(screen.getByRole('button', { name: say('autoplayStart') }));
    for (let second = 0; second < 120; second += 1) await game.pass(1_000);
    expect(game.played()).toHaveLength(5);
  });

  test.each([
    ['slot', 1],
    // Great Britain, where a round is found that is shown now.
    ['unshown', 0],
  ] as const)(
    'and what shortens the wait for a result are there where the law has them: %s',
    async (opened, there) => {
      const game = await open(opened, 'lost');
      const count = (id: 'autoplay' | 'skip') =>
        screen.queryAllByRole('button', { name: say(id) }).length;
      expect(count('autoplay')).toBe(there);
      await hold(1);
      await game.pass(400);
      expect(result()).not.toHaveTextContent(say('ready'));
      expect(count('skip')).toBe(there);
    },
  );
});

describe('a hand that won', () => {
  const won = (hand: 'hand0' | 'hand1', outcome: 'win' | 'lose') =>
    ({ type: 'result', hand, outcome, amount: outcome === 'win' ? 200 : 0 }) as const;
  test.each([
    ['one of two', [won('hand0', 'win'), won('hand1', 'lose')], true],
    ['both', [won('hand0', 'win'), won('hand1', 'win')], false],
  ] as const)(
    '%s of a split shines only if the round brought more than its stake',
    (_, results, isQuiet) => {
      const { steps } = outcomes.playRound.dealt.data.round;
      const shown = {
        key: '',
        revealMs: 0,
        isRevealing: false,
        before: [],
        steps: [...steps, { type: 'split' } as const, ...results],
        isCelebrated: !isQuiet,
      };
      const { container } = render(
        <BlackjackBoard shown={shown} turn={undefined} money={String} say={say} />,
      );
      const [hand] = container.querySelectorAll('[data-outcome=win]');
      expect(hand?.hasAttribute('data-quiet')).toBe(isQuiet);
    },
  );
});

describe('a return up to the stake', () => {
  test.each([
    ['small', false],
    ['won', true],
  ] as const)('of a slot is picked out nowhere, and a win is: %s', async (played, picked) => {
    const game = await open('slot', played);
    await hold(1);
    await game.pass(20_000);
    const lines = [...document.querySelectorAll('polyline')];
    expect(lines.map((line) => line.hasAttribute('data-quiet'))).toEqual([!picked]);
  });

  test.each([
    ['small', 0],
    ['won', 10],
  ] as const)('of a slot leaves all symbols alike, and a win does not: %s', (played, dimmed) => {
    const { steps } = outcomes.playRound[played].data.round;
    const shown = { key: '', revealMs: 0, isRevealing: false, before: [], steps };
    const { container } = render(
      <SlotBoard
        shown={{ ...shown, isCelebrated: dimmed > 0 }}
        lines={Array.from({ length: 20 }, () => [1, 1, 1, 1, 1])}
        say={say}
      />,
    );
    expect(container.querySelectorAll('[data-other]')).toHaveLength(dimmed);
  });

  test.each([
    [200, false],
    [201, true],
  ])('of two even chances at roulette is picked out nowhere, and a win is: %i', (won, picked) => {
    const isCelebrated = won > 200;
    const steps: Shown['steps'] = [
      { type: 'ball', number: 1 },
      { type: 'spots', paid: [{ spot: 'red', amount: won }] },
    ];
    const shown = { key: '', revealMs: 0, isRevealing: false, before: [], steps, isCelebrated };
    const bets = ['red', 'black'].map((spot) => ({ spot, amount: 100 }));
    const { container } = render(
      <RouletteBoard
        {...{ shown, bets, say }}
        isBetting={false}
        hasOdds={false}
        place={undefined}
        take={undefined}
        money={String}
        chip={String}
      />,
    );
    expect(container.querySelectorAll('[data-paid]')).toHaveLength(picked ? 1 : 0);
    expect(screen.getByRole('button', { name: /200|201/ })).toBeVisible();
  });
});

describe('a round that is found', () => {
  test('of roulette has its chips and its stake while it is shown, and at its end', async () => {
    const game = await open('unshownBall', 'ball');
    const table = within(screen.getByRole('group', { name: say('table') }));
    const lies = () => {
      expect(sum(say('total'))).toHaveTextContent('€1.00');
      expect(
        table.getByRole('button', { name: new RegExp(`^${say('red')}, €1.00`) }),
      ).toBeVisible();
    };
    expect(result()).toHaveTextContent(say('resumed'));
    lies();
    await game.pass(3_600);
    await game.pass(900);
    expect(sum(say('paidOut'))).toHaveTextContent('€2.00');
    lies();
    await game.pass(5_000);
    lies();
  });

  test('of a slot has its stake, and the next one begins with it', async () => {
    const game = await open('unshown', 'lost');
    expect(screen.getByLabelText(say('stake'))).toHaveDisplayValue('£1.00');
    await game.pass(20_000);
    expect(screen.getByLabelText(say('stake'))).toHaveDisplayValue('£1.00');
  });
});

test('tells a number that fell beside the table, too', async () => {
  const game = await open('roulette', 'ball');
  expect(screen.queryByText(say('lastNumber'))).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: say('red') }));
  await hold(1);
  await game.pass(3_000);
  expect(screen.queryByText(say('lastNumber'))).toBeNull();
  await game.pass(1_600);
  expect(sum(say('lastNumber'))).toHaveTextContent(say('numberBlack', { number: '17' }));
});

describe('a table of roulette', () => {
  test('has the spots of the wheel, each with its numbers and what it pays', () => {
    const spots = Object.values(SPOTS).flat();
    const named = [...COVERED.keys()];
    expect(named.filter((spot) => kindOf(spot) in SPOTS).toSorted()).toEqual(spots.toSorted());
    for (const [spot, numbers] of COVERED) {
      expect(coveredBy(spot), spot).toEqual(numbers);
      expect(PAYS[kindOf(spot)], spot).toBe(36 / numbers.length - 1);
    }
  });

  test('has no two spots between numbers in one place', () => {
    const points = Object.values(SPOTS)
      .flat()
      .map((spot) => pointOf(spot)?.join(' '));
    expect(new Set(points).size).toBe(points.length);
  });

  test('takes chips by the list, too, and gives them back', async () => {
    await open('roulette', 'ball');
    const user = userEvent.setup();
    expect(result()).toHaveTextContent(say('placeFirst'));
    await user.selectOptions(screen.getByLabelText(say('moreBets')), 'corner:1');
    await user.click(screen.getByRole('button', { name: say('placeBet') }));
    expect(sum(say('total'))).toHaveTextContent('€1.00');
    // The law of this player allows no second chip.
    const table = within(screen.getByRole('group', { name: say('table') }));
    expect(table.getByRole('button', { name: say('red') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // As short as its place on a phone.
    expect(document.querySelector('[data-spot="corner:1"]')).toHaveTextContent(/^1$/);
    await user.click(screen.getByRole('button', { name: /Corner 1–2–4–5/ }));
    expect(sum(say('total'))).toHaveTextContent('€0.00');
  });

  test('gives the latest chip back, or all of them, from beside the sums: no scrolling leads away from there', async () => {
    await open('roulette', 'ball', { highestStake: 500 });
    const user = userEvent.setup();
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    const staked = () => sum(say('total'))?.textContent;
    const backs = [say('undo'), say('clear')].map((name) => screen.getByRole('button', { name }));
    for (const back of backs) expect(back).toHaveAttribute('aria-disabled', 'true');
    const table = within(screen.getByRole('group', { name: say('table') }));
    for (const spot of [say('red'), say('black'), say('red')])
      await user.click(table.getByRole('button', { name: new RegExp(`^${spot}`) }));
    expect(staked()).toBe('€3.00');
    for (const back of backs) expect(back).toHaveAttribute('aria-disabled', 'false');
    await press(say('undo'));
    expect(staked()).toBe('€2.00');
    expect(table.getByRole('button', { name: `${say('red')}, €1.00` })).toBeVisible();
    await press(say('undo'));
    expect(staked()).toBe('€1.00');
    expect(table.getByRole('button', { name: `${say('red')}, €1.00` })).toBeVisible();
    await press(say('undo'));
    expect(staked()).toBe('€0.00');
    for (const spot of [say('red'), say('black')])
      await user.click(table.getByRole('button', { name: spot }));
    await press(say('clear'));
    expect(staked()).toBe('€0.00');
  });

  test('has a deposit of another tab in the balance of the bet, whose chips stay [WAL-06]', async () => {
    const game = await open('roulette', 'ball', { highestStake: 500 });
    const table = within(screen.getByRole('group', { name: say('table') }));
    await userEvent.click(table.getByRole('button', { name: say('red') }));
    await game.outdate(0);
    expect(result()).toHaveTextContent(say('notEnoughMoney'));
    await game.outdate(12_300);
    expect(sum(say('playMoney'))).toHaveTextContent('€123.00');
    expect(sum(say('total'))).toHaveTextContent('€1.00');
    expect(result()).not.toHaveTextContent(say('notEnoughMoney'));
  });

  test('says on each spot what it pays, where the law asks for that [GAME-07]', async () => {
    const spot = (name: string) =>
      within(screen.getByRole('group', { name: say('table') })).getByRole('button', { name });
    await open('roulette', 'ball', { oddsShown: true });
    for (const [name, odds] of [
      [say('numberRed', { number: '1' }), '35:1'],
      ['1–12', '2:1'],
      [say('red'), '1:1'],
    ])
      expect(spot(`${name}, ${odds}`)).toHaveTextContent(new RegExp(`${odds}$`));
    // The list has those between numbers by what they pay, under every law.
    expect(screen.getByTitle(`${say('kindSplit')} 1–2, 17:1`)).toBeVisible();
    cleanup();
    await open('roulette', 'ball');
    expect(spot(say('red'))).toHaveTextContent(new RegExp(`^${say('red')}$`));
    expect(spot(`${say('kindColumn')} 1, 2:1`)).toHaveTextContent(/^2:1$/);
  });

  test('leads by arrows from number to number', async () => {
    await open('roulette', 'ball');
    const one = screen.getByRole('button', { name: say('numberRed', { number: '1' }) });
    one.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toHaveAttribute('data-spot', 'straight:5');
  });
});

describe('what stands against play', () => {
  test.each([
    ['notEnoughMoney', 'actNotEnoughMoney'],
    ['bonusStake', 'actBonusStake'],
    ['limitReached', 'actLimitReached'],
    ['notAllowed', 'actNotAllowed'],
    ['walletUnreachable', 'actUnreachable'],
  ] as const)('of a decision is told as such, not as of a round: %s', async (acted, words) => {
    const game = await open('blackjackOpen', 'dealt', { acted });
    for (let step = 0; step < 4; step += 1) await game.pass(500);
    await userEvent.click(screen.getByRole('button', { name: say('hit') }));
    expect(result()).toHaveTextContent(say(words));
  });

  test('of a further stake once the session is over is told in the hand, which is decided all the same [SCOPE-03] [ERR-03]', async () => {
    const game = await open('blackjackOpen', 'dealt', { acted: 'sessionEnded' });
    for (let step = 0; step < 4; step += 1) await game.pass(500);
    await game.outdate(5_060);
    await userEvent.click(screen.getByRole('button', { name: say('double') }));
    expect(result()).toHaveTextContent(say('actSessionEnded'));
    expect(screen.getByText(say('dealer'))).toBeVisible();
    const hand = screen.getByRole('region', { name: say('yourHand') }).textContent;
    await userEvent.click(screen.getByRole('button', { name: say('goOn') }));
    // At once, as it lay: nothing is dealt anew.
    expect(screen.getByRole('region', { name: say('yourHand') }).textContent).toBe(hand);
    game.answerActs('stood');
    await userEvent.click(screen.getByRole('button', { name: say('stand') }));
    for (const ms of [700, 800]) await game.pass(ms);
    expect(result()).toHaveTextContent(say('received', { amount: '€2.00' }));
  });

  test.each([
    ['notAllowed', 'openNotAllowed'],
    ['walletUnreachable', 'openUnreachable'],
  ] as const)(
    'of the opening is told as such, with the way to the lobby: %s',
    async (game, words) => {
      await open(game, 'lost');
      expect(result()).toHaveTextContent(say(words));
      expect(screen.getByRole('link', { name: say('toLobby') })).toHaveAttribute('href', LOBBY);
    },
  );

  test.each([
    ['sessionEnded', 'sessionEnded'],
    ['gameChanged', 'gameChanged'],
  ] as const)('ends the game, and leads to the lobby: %s', async (game, words) => {
    await open(game, 'lost');
    expect(screen.getByRole('alert')).toHaveTextContent(say(words));
    expect(screen.getByRole('link', { name: say('toLobby') })).toHaveAttribute('href', LOBBY);
  });

  test('leads nowhere but to an address of the web', () => {
    expect(webPage('https://northlight.example/en-FI/')?.href).toBe(
      'https://northlight.example/en-FI/',
    );
    for (const no of [null, '', 'lobby', 'javascript:alert(1)', 'data:text/html,x']) {
      expect(webPage(no)).toBeUndefined();
    }
  });
});

describe('the rules', () => {
  const rules = async () => {
    await userEvent.click(screen.getByRole('button', { name: say('rules') }));
    return within(screen.getByRole('dialog', { hidden: true }));
  };

  test('of a slot tell what pays in money, at the stake that is chosen', async () => {
    await open('slot', 'lost');
    const panel = await rules();
    expect(panel.getByText(say('paytableFor', { amount: '€0.20' }))).toBeInTheDocument();
    // Three diamonds pay ten times the stake of one of two lines.
    expect(panel.getByText('3 ×').nextElementSibling).toHaveTextContent('€1.00');
  });

  test('of roulette tell what comes back for a chip', async () => {
    await open('roulette', 'ball');
    const panel = await rules();
    const words = say('paysToOne', { pays: '35', amount: '€36.00', chip: '€1.00' });
    expect(panel.getByText(words)).toBeInTheDocument();
  });

  test('of blackjack say when the dealer stands, what doubles and splits, and what is paid', async () => {
    await open('blackjackOpen', 'dealt');
    const panel = await rules();
    for (const id of [
      'blackjackDealer',
      'blackjackDouble',
      'blackjackSplit',
      'blackjackLimits',
    ] as const) {
      expect(panel.getByText(say(id))).toBeInTheDocument();
    }
    const amounts = { stake: '€1.00', blackjack: '€2.50', win: '€2.00' };
    expect(panel.getByText(say('blackjackExample', amounts))).toBeInTheDocument();
  });

  test('tell that blackjack returns its share to who plays by basic strategy, and less to others', async () => {
    await open('blackjackOpen', 'dealt');
    const panel = await rules();
    const sentence =
      /^On average 99.44% of all stakes is paid back .* by basic strategy, .* gets back less\.$/;
    expect(panel.getByText(sentence)).toBeInTheDocument();
  });

  test('have no day with the month first', async () => {
    await open('slot', 'lost');
    await userEvent.click(screen.getByRole('button', { name: say('history') }));
    const panel = within(screen.getByRole('dialog', { hidden: true }));
    expect(panel.getByText(/27 Nov 2026/)).toBeInTheDocument();
  });
});

describe('a hand of blackjack', () => {
  test('is found where it was left, and is decided', async () => {
    const game = await open('blackjackOpen', 'dealt');
    // Who comes back reads that it is no new hand.
    expect(result()).toHaveTextContent(say('resumed'));
    for (let step = 0; step < 4; step += 1) await game.pass(500);
    // The balance of 60 cents covers no second euro.
    expect(result()).toHaveTextContent(say('actTooDear', { amount: '€1.00' }));
    expect(screen.getByRole('link', { name: say('toDeposit') })).toBeVisible();
    for (const [act, isOff] of [
      ['hit', 'false'],
      ['double', 'true'],
      ['split', 'true'],
    ] as const) {
      expect(screen.getByRole('button', { name: say(act) })).toHaveAttribute(
        'aria-disabled',
        isOff,
      );
    }
    await userEvent.click(screen.getByRole('button', { name: say('double') }));
    expect(game.calls('actInRound')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: say('stand') }));
    expect(game.calls('actInRound')).toMatchObject([{ body: { act: 'stand', seen: 4 } }]);
    await game.pass(700);
    await game.pass(800);
    expect(
      within(screen.getByRole('region', { name: say('dealer') })).getByText('17'),
    ).toBeVisible();
    expect(result()).toHaveTextContent(say('received', { amount: '€2.00' }));
  });

  test('can be doubled once a deposit over the game covers it', async () => {
    const game = await open('blackjackOpen', 'dealt');
    for (let step = 0; step < 4; step += 1) await game.pass(500);
    const double = () => screen.getByRole('button', { name: say('double') });
    expect(double()).toHaveAttribute('aria-disabled', 'true');
    const seen = () => screen.getByRole('region', { name: say('yourHand') }).textContent;
    const cards = seen();
    await game.outdate(5_060);
    // At once: nothing is dealt anew for it.
    expect(seen()).toBe(cards);
    expect(sum(say('balance'))).toHaveTextContent('€50.60');
    expect(double()).toHaveAttribute('aria-disabled', 'false');
    expect(result()).not.toHaveTextContent(say('actTooDear', { amount: '€1.00' }));
    await userEvent.click(double());
    expect(game.calls('actInRound')).toMatchObject([{ body: { act: 'double' } }]);
  });

  test.each([
    [['AS', '7H'], 18, true],
    [['AS', '7H', 'KD'], 18, false],
    [['AS', 'AD'], 12, true],
    [['10H', ''], 10, false],
    [['KD', 'QS', '5C'], 25, false],
  ])('%j is worth %d', (cards, total, isSoft) => {
    expect(valueOf(cards)).toEqual({ total, isSoft });
  });

  test('becomes two when it is split', () => {
    const card = (to: 'hand0' | 'hand1', name: string) =>
      ({ type: 'card', to, card: name, isHidden: false }) as const;
    const { hands } = tableOf([
      card('hand0', '8S'),
      card('hand0', '8D'),
      { type: 'split' },
      card('hand0', 'AC'),
      card('hand1', '3H'),
      { type: 'result', hand: 'hand1', outcome: 'bust', amount: 0 },
    ]);
    expect(hands).toEqual([
      { cards: ['8S', 'AC'] },
      { cards: ['8D', '3H'], outcome: 'bust', paid: 0 },
    ]);
  });
});

test.each([
  ['locale', /^100,00\s€$/],
  ['specified', /^€100\.00$/],
] as const)('writes money as the page around it does: %s [LOC-10]', async (notation, balance) => {
  await open('slot', 'lost', { language: 'fi', notation });
  expect(screen.getByText(balance)).toBeVisible();
});

test('speaks the language of the player [TEXT-01]', async () => {
  await open('slot', 'lost', { language: 'fi' });
  expect(screen.getByRole('button', { name: 'Pyöräytä' })).toBeVisible();
  expect(screen.getByText(/^100,00/)).toBeVisible();
});

describe('a game that is open in another tab, too', () => {
  const playHere = () => screen.queryByRole('button', { name: say('playHere') });

  test('says so as soon as a stake is refused for it, sends nothing again, and is taken over by one press [ERR-03] [ERR-04]', async () => {
    const game = await open('slot', 'roundOpen');
    await userEvent.click(start());
    expect(result()).toHaveTextContent(say('elsewhere'));
    await game.pass(60_000);
    await userEvent.click(start());
    expect(game.played()).toHaveLength(1);
    expect(game.calls('openPlay')).toHaveLength(1);
    await userEvent.click(playHere() as HTMLElement);
    expect(game.calls('openPlay')).toHaveLength(2);
    expect(game.played()).toHaveLength(1);
    expect(playHere()).toBeNull();
    expect(result()).not.toHaveTextContent(say('elsewhere'));
  });

  test('says so of a hand that has gone on there, with the cards in sight [ERR-03]', async () => {
    const game = await open('blackjackOpen', 'dealt', { acted: 'roundChanged' });
    for (let step = 0; step < 6; step += 1) await game.pass(1_000);
    await userEvent.click(screen.getByRole('button', { name: say('hit') }));
    expect(result()).toHaveTextContent(say('elsewhere'));
    expect(screen.getByText(say('dealer'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('hit') }));
    expect(game.calls('actInRound')).toHaveLength(1);
    await userEvent.click(playHere() as HTMLElement);
    expect(game.calls('openPlay')).toHaveLength(2);
  });

  test('says for how long it is too soon, by a line that goes with the law’s time [ERR-03]', async () => {
    const game = await open('unshown', 'tooSoon');
    // Each step, the celebration, and the law’s time.
    for (const ms of [1_600, 700, 2_000, 2_500]) await game.pass(ms);
    await userEvent.click(start());
    expect(result()).toHaveTextContent(say('tooSoon'));
    await game.pass(2_499);
    expect(result()).toHaveTextContent(say('tooSoon'));
    await game.pass(1);
    expect(result()).not.toHaveTextContent(say('tooSoon'));
    expect(game.played()).toHaveLength(1);
  });
});
