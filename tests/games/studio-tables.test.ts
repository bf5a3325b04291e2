import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, test } from 'vitest';
import { BLACKJACK } from '../../backend/third-parties/studio/math/blackjack/blackjack.ts';
import { nameOf, SHOE, totalOf } from '../../backend/third-parties/studio/math/blackjack/cards.ts';
import { random, shuffled, unbiased } from '../../backend/third-parties/studio/math/random.ts';
import { ROULETTE, SPOTS } from '../../backend/third-parties/studio/math/roulette.ts';
import type { Act, Step } from '../../backend/third-parties/studio/math/round.ts';

test('the chance of the games is that of the cryptographic generator, and of nothing else', () => {
  const { randomBytes } = crypto;
  const give = (bytes: object) => {
    Object.assign(crypto, bytes);
    syncBuiltinESMExports();
  };
  give({ randomBytes: () => Buffer.from([0xfe, 0xdc, 0xba, 0x98]) });
  try {
    expect(random(2 ** 32)).toBe(0xfe_dc_ba_98);
    expect(random(37)).toBe(0xfe_dc_ba_98 % 37);
  } finally {
    give({ randomBytes });
  }
});

describe('a number from a source of 32 bits', () => {
  test.each([1, 2, 3, 10, 37, 312, 2 ** 31, 2 ** 32 - 1, 2 ** 32])(
    'of %d ways has as many values of the source behind each',
    (size) => {
      const end = 2 ** 32 - (2 ** 32 % size);
      const drawnFrom = (...values: number[]) => {
        const left = [...values];
        const number = unbiased(() => left.shift() ?? 0)(size);
        return { number, left };
      };
      // The last value that counts is the last way: as many whole rounds of all ways lie below.
      expect(drawnFrom(end - 1)).toEqual({ number: size - 1, left: [] });
      // What lies above is thrown away, and the next is drawn.
      if (end < 2 ** 32) {
        expect(drawnFrom(end, 2 ** 32 - 1, 0, 7)).toEqual({ number: 0, left: [7] });
      }
    },
  );

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('cannot be of %d ways', (size) => {
    expect(() => random(size)).toThrow(RangeError);
  });

  test('shuffles into each order by one row of draws', () => {
    const orders = [0, 1, 2].flatMap((first) =>
      [0, 1].map((second) => {
        const draws = [first, second, 0];
        return shuffled(3, 3, () => draws.shift() ?? 0).join('');
      }),
    );
    expect(orders.toSorted()).toEqual(['012', '021', '102', '120', '201', '210']);
  });
});

const paidAt = (spot: string, number: number) =>
  ROULETTE.play([{ spot, amount: 10 }], [number], []).won;
const NUMBERS = Array.from({ length: 37 }, (_, number) => number);

describe('roulette', () => {
  test('pays each spot 36 over its numbers, so that all return the same', () => {
    for (const [spot, numbers] of SPOTS) {
      const paid = NUMBERS.map((number) => paidAt(spot, number));
      expect(
        paid.filter((amount) => amount > 0),
        spot,
      ).toHaveLength(numbers.length);
      expect(
        paid.reduce((one, other) => one + other, 0),
        spot,
      ).toBe(360);
    }
    expect(ROULETTE.returnBasisPoints).toBe(9_730);
  });

  test('has all the usual spots', () => {
    const names = [...SPOTS.keys()].map((spot) => spot.split(':')[0] ?? '');
    const count = Object.fromEntries(
      [...new Set(names)].map((name) => [name, names.filter((each) => each === name).length]),
    );
    expect(count).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      firstFour: 1,
      corner: 22,
      line: 11,
      column: 3,
      dozen: 3,
      red: 1,
      black: 1,
      odd: 1,
      even: 1,
      low: 1,
      high: 1,
    });
  });

  test.each([
    ['split:17-20', [17, 20]],
    ['split:0-2', [0, 2]],
    ['street:34', [34, 35, 36]],
    ['corner:32', [32, 33, 35, 36]],
    ['line:1', [1, 2, 3, 4, 5, 6]],
    ['column:3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]],
    ['dozen:2', [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]],
    ['red', [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]],
  ])('%s wins with %j', (spot, numbers) => {
    expect(NUMBERS.filter((number) => paidAt(spot, number) > 0)).toEqual(numbers);
  });

  test('takes several spots, each once, and no other', () => {
    const bets = [
      { spot: 'straight:17', amount: 100 },
      { spot: 'black', amount: 50 },
      { spot: 'even', amount: 20 },
    ];
    const { stake, won, steps } = ROULETTE.play(bets, [17], []);
    expect([stake, won]).toEqual([170, 3_700]);
    expect(steps[1]).toEqual({
      type: 'spots',
      paid: [
        { spot: 'straight:17', amount: 3_600 },
        { spot: 'black', amount: 100 },
      ],
    });
    expect(ROULETTE.takes(bets)).toBe(true);
    for (const spot of ['straight:37', 'split:1-3', 'corner:3', 'spin', '__proto__']) {
      expect(ROULETTE.takes([{ spot, amount: 10 }]), spot).toBe(false);
    }
    expect(ROULETTE.takes([...bets, { spot: 'even', amount: 20 }])).toBe(false);
    expect(ROULETTE.takes([])).toBe(false);
  });
});

const CARDS = new Map(Array.from({ length: SHOE }, (_, card) => [nameOf(card), card]));
/** The player's first, the dealer's open one, the player's second, the dealer's hidden one, then as they are drawn. */
const play = (cards: string, acts: readonly Act[] = [], stake = 100) =>
  BLACKJACK.play(
    [{ spot: 'hand', amount: stake }],
    cards.split(' ').map((name) => CARDS.get(name) ?? -1),
    acts,
  );
const outcomes = (steps: readonly Step[]) =>
  steps.flatMap((step) =>
    step.type === 'result' ? [`${step.hand} ${step.outcome} ${step.amount}`] : [],
  );
const dealt = (steps: readonly Step[]) =>
  steps.flatMap((step) => (step.type === 'card' && step.to === 'dealer' ? [step.card ?? '?'] : []));

describe('blackjack', () => {
  test('hides the dealer’s second card until the player is done', () => {
    const open = play('8S 10H 9D 7C');
    expect(open.steps).toEqual([
      { type: 'card', to: 'hand0', card: '8S', isHidden: false },
      { type: 'card', to: 'dealer', card: '10H', isHidden: false },
      { type: 'card', to: 'hand0', card: '9D', isHidden: false },
      { type: 'card', to: 'dealer', isHidden: true },
    ]);
    expect(open).toMatchObject({ choices: ['hit', 'stand', 'double'], hand: 'hand0', won: 0 });
    const { steps, choices, won } = play('8S 10H 9D 7C', ['stand']);
    expect(steps.slice(4)).toEqual([
      { type: 'turn', card: '7C' },
      { type: 'result', hand: 'hand0', outcome: 'push', amount: 100 },
    ]);
    expect([choices, won]).toEqual([[], 100]);
  });

  test('has a dealer who draws to 16 and stands on every 17, a soft one too', () => {
    expect(dealt(play('10S 10H 9D 6C 2S', ['stand']).steps)).toEqual(['10H', '?', '2S']);
    expect(dealt(play('10S 6H 9D AC 2S', ['stand']).steps)).toEqual(['6H', '?']);
    expect(dealt(play('10S 5H 9D AC AS 10D', ['stand']).steps)).toEqual(['5H', '?', 'AS']);
    expect(play('10S 10H 9D 6C 10D', ['stand']).won).toBe(200);
  });

  test('pays a blackjack 3 to 2, and gives the stake back against another', () => {
    expect(outcomes(play('AS 9H KD 7C').steps)).toEqual(['hand0 blackjack 250']);
    expect(outcomes(play('AS AH KD KC').steps)).toEqual(['hand0 push 100']);
    expect(dealt(play('AS 9H KD 7C').steps)).toEqual(['9H', '?']);
  });

  test('ends at once where the dealer has a blackjack', () => {
    for (const cards of ['10S AH 9D KC', '8S KH 8D AC']) {
      expect(play(cards)).toMatchObject({ choices: [], stake: 100, won: 0 });
      expect(outcomes(play(cards).steps)).toEqual(['hand0 lose 0']);
    }
  });

  test('ends with a bust, whatever the dealer has: nobody draws against it', () => {
    const { steps, won } = play('10S 6H 6D 10C KD 10D', ['hit']);
    expect(outcomes(steps)).toEqual(['hand0 bust 0']);
    expect(dealt(steps)).toEqual(['6H', '?']);
    expect(won).toBe(0);
  });

  test('stands by itself on 21, and doubles with one card more', () => {
    expect(play('5S 10H 6D 7C KD', ['hit'])).toMatchObject({ choices: [], won: 200 });
    expect(play('5S 10H 6D 7C 3D', ['double'])).toMatchObject({ choices: [], stake: 200, won: 0 });
    expect(play('5S 10H 6D 7C KD', ['double'])).toMatchObject({ stake: 200, won: 400 });
    expect(play('5S 10H 4D 7C 3D', ['hit']).choices).toEqual(['hit', 'stand']);
  });

  test('splits cards of one value, once; 21 then is no blackjack', () => {
    expect(play('KS 6H 10D 10C').choices).toContain('split');
    expect(play('KS 6H 9D 10C').choices).not.toContain('split');
    const split = play('8S 6H 8D 10C 8H 3C', ['split']);
    expect(split).toMatchObject({
      stake: 200,
      hand: 'hand0',
      choices: ['hit', 'stand', 'double'],
    });
    const done = play('8S 6H 8D 10C 8H 3C KD KC', ['split', 'stand', 'double']);
    expect(done).toMatchObject({ stake: 300, choices: [] });
    expect(outcomes(done.steps)).toEqual(['hand0 win 200', 'hand1 win 400']);
    const aces = play('AS 6H AD 10C KH 5C 10D', ['split']);
    expect(aces).toMatchObject({ stake: 200, choices: [] });
    expect(outcomes(aces.steps)).toEqual(['hand0 win 200', 'hand1 win 200']);
  });

  test('takes no act that it did not offer', () => {
    expect(() => play('8S 10H 9D 7C', ['split'])).toThrow('split');
    expect(() => play('8S 10H 9D 7C', ['stand', 'hit'])).toThrow('hit');
  });

  test('counts an ace as 11 while it can', () => {
    const total = (cards: string) => totalOf(cards.split(' ').map((name) => CARDS.get(name) ?? -1));
    expect(total('AS 6H')).toEqual({ total: 17, isSoft: true });
    expect(total('AS 6H KD')).toEqual({ total: 17, isSoft: false });
    expect(total('AS AH 9D')).toEqual({ total: 21, isSoft: true });
  });

  test('draws from six packs, no card twice', () => {
    const cards = BLACKJACK.draw(random);
    expect(new Set(cards).size).toBe(cards.length);
    expect(SHOE).toBe(312);
    expect([...CARDS.keys()]).toHaveLength(52);
  });
});
