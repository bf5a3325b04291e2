import type { GameKind } from '../../reference/game-rules.ts';
import type { Dice } from './random.ts';
import {
  LANDS,
  LIKE,
  NUMBERS,
  PEOPLE,
  ROOMS,
  SHOWS,
  SPOTS,
  TABLES,
  THINGS,
  TIMES,
  type Thing,
} from './words.ts';

export interface Named {
  readonly name: string;
  readonly motif: string;
  readonly theme?: Thing['theme'];
}

type List = readonly [string, ...string[]];

const thingIn = (dice: Dice): Thing => THINGS[dice.number(THINGS.length)] as Thing;

const possessive = (name: string): string => `${name}’${name.endsWith('s') ? '' : 's'}`;

/** `Copper Fox`, `Owl Hollow`, `Three Amber Foxes`, `Marisol’s Lantern`. */
function slotName(dice: Dice, thing: Thing): string {
  const { one, many, theme } = thing;
  const like = () => dice.pick(LIKE[theme]);
  switch (dice.number(9)) {
    case 0:
    case 1:
    case 2:
      return `${like()} ${one}`;
    case 3:
      return `${one} ${dice.pick(SPOTS[theme])}`;
    case 4: {
      const adjective = like();
      return adjective.includes('’')
        ? `${adjective} ${many}`
        : `${dice.pick(NUMBERS)} ${adjective} ${many}`;
    }
    case 5:
      return `${possessive(dice.pick(PEOPLE))} ${many}`;
    case 6:
      return `${many} of ${dice.pick(LANDS)}`;
    case 7:
      return `${dice.pick(TIMES[theme])} of the ${many}`;
    default: {
      const other = thingIn(dice);
      return other.motif === thing.motif ? `${like()} ${many}` : `${one} & ${other.one}`;
    }
  }
}

/** What tables and small games are called and show. */
const PLAIN: Readonly<Partial<Record<GameKind, { words: List; motifs: List }>>> = {
  roulette: { words: ['Roulette'], motifs: ['roulette', 'roulette', 'fortune'] },
  blackjack: { words: ['Blackjack', 'Twenty-One'], motifs: ['spade', 'cards', 'club'] },
  baccarat: { words: ['Baccarat', 'Punto Banco'], motifs: ['heart', 'cards', 'diamond'] },
  poker: {
    words: ['Hold’em', 'Three Card Poker', 'Stud'],
    motifs: ['chip', 'spade', 'club', 'heart'],
  },
  videoPoker: {
    words: ['Jacks', 'Deuces', 'Joker Poker'],
    motifs: ['cards', 'diamond', 'chip', 'club'],
  },
  dice: { words: ['Dice', 'Lucky Dice'], motifs: ['dice'] },
  bingo: { words: ['Bingo', 'Bingo Hall'], motifs: ['balls'] },
};

const CLIMBS: List = ['Climb', 'Ascent', 'Ladder', 'Countdown', 'Escape'];
const CLIMBERS = THINGS.filter(({ motif }) =>
  ['rocket', 'balloon', 'comet', 'bolt', 'sun', 'eagle', 'moon'].includes(motif),
);
const SCRATCHES: List = ['Scratch', 'Scratchers', 'Scratch & Match'];

/** A name that may be taken; the next call with the same dice has another. */
export function nameOf(type: GameKind, dice: Dice, isLive: boolean): Named {
  const plain = PLAIN[type];
  if (plain) {
    const words = dice.pick(plain.words);
    const room = dice.pick(ROOMS);
    const before = dice.chance(isLive ? 0.5 : 0.35) ? `${dice.pick(TABLES)} ` : '';
    return { name: `${before}${room} ${words}`, motif: dice.pick(plain.motifs) };
  }
  if (type === 'gameShow') {
    return {
      name: dice.pick(SHOWS),
      motif: dice.pick(['fortune', 'microphone', 'trophy', 'ribbon']),
    };
  }
  const thing = thingIn(dice);
  if (type === 'crash') {
    const climber = CLIMBERS[dice.number(CLIMBERS.length)] ?? thing;
    const motif = dice.chance(0.3) ? 'ascent' : climber.motif;
    return { name: `${dice.pick(LIKE.horizon)} ${climber.one} ${dice.pick(CLIMBS)}`, motif };
  }
  if (type === 'scratch') {
    const motif = dice.chance(0.3) ? 'ticket' : thing.motif;
    return { name: `${thing.one} ${dice.pick(SCRATCHES)}`, motif };
  }
  const name = slotName(dice, thing);
  return {
    name: type === 'jackpotSlot' ? `${name} Jackpots` : name,
    motif: thing.motif,
    theme: thing.theme,
  };
}

/** `Marisol’s Foxes & Co` → `marisols-foxes-and-co`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’]/g, '')
    .replaceAll('&', 'and')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
