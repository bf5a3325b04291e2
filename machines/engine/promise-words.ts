import type { AnyFlow } from '../flow.ts';
import { plain, titled } from './words.ts';

/** A promise of a flow in a compliance officer's words. */
export interface PromiseWords {
  /** Whether it says what must not happen, or what must. */
  readonly kind: 'never' | 'always';
  /** One sentence, without full stop. */
  readonly words: string;
  /** The names in the sources that the sentence is about: operations, events, facts. */
  readonly names: readonly string[];
}

type Said = (flow: AnyFlow, found: readonly string[]) => PromiseWords;

/** The engine's titles made of names, and their sentences. */
const SAID: readonly (readonly [RegExp, Said])[] = [
  [
    /^every failure is handled, and nothing throws$/,
    always('Every failure is handled: it leads somewhere, and nothing breaks off'),
  ],
  [
    /^every answer leads somewhere$/,
    always('Every answer of the platform leads on: nobody waits for ever, nobody is stuck'),
  ],
  [
    /^no state is a dead end$/,
    () => ({
      kind: 'never',
      words: 'No state is a dead end: whoever is in it can leave it, nobody is stuck',
      names: [],
    }),
  ],
  [
    /^whatever is under way can be abandoned$/,
    (flow) => {
      const { leave } = flow.safety;
      return leave === 'page'
        ? { kind: 'always', words: 'Every wait can be left: by leaving the page', names: [] }
        : {
            kind: 'always',
            words: `Every wait can be left: ${happening(flow, leave.event)}`,
            names: [leave.event],
          };
    },
  ],
  [
    /^the end of the session \((\S+)\) leads to (.+)$/,
    (_, [event = '', screens = '']) => ({
      kind: 'always',
      words: `Wherever the player is, the end of the session leads to ${plain(screens)}`,
      names: [event],
    }),
  ],
  [
    /^(\S+) does not begin again before it is answered$/,
    (flow, [src = '']) => ({
      kind: 'never',
      words: `${subject(flow, src)} never begins twice: not before the first has been answered, has failed or was given up`,
      names: [src],
    }),
  ],
  [
    /^(\S+) is never under way twice$/,
    (flow, [src = '']) => ({
      kind: 'never',
      words: `${subject(flow, src)} is never under way twice at once`,
      names: [src],
    }),
  ],
  [
    /^(\S+) begins only by (.*)$/,
    (flow, [src = '', list = '']) => {
      const events = list.split(' or ').filter(Boolean);
      const only =
        events.length === 0
          ? 'only as a step of the flow, whatever the player does'
          : `only when ${events.map((event) => happening(flow, event)).join(', or ')}`;
      return {
        kind: 'never',
        words: `${subject(flow, src)} never begins by itself: ${only}`,
        names: [src, ...events],
      };
    },
  ],
  [
    /^(\S+\.\S+) is announced only when it happened$/,
    (_, [fact = '']) => ({
      kind: 'never',
      words: `“${sentence(plain(fact.replaceAll('.', ' ')))}” is never announced unless it happened`,
      names: [fact],
    }),
  ],
  [
    /^each answer of (\S+) shows its own screen$/,
    (flow, [src = '']) => ({
      kind: 'always',
      words: `Each answer of ${named(flow, src)} shows its own screen, in whatever state it arrives`,
      names: [src],
    }),
  ],
  [
    /^each event does what the table of events says$/,
    always(
      'What a player, the site or time brings about in each state is what the table written by hand says, and nothing else',
    ),
  ],
];

/** Sentences whose own words forbid something. */
const FORBIDS = /^(?:no|nobody|nothing|neither|none)\b|\bnever\b/i;

/** Says a property's title in words: names of the sources stand beside the sentence, not in it. */
export function promiseInWords(flow: AnyFlow, title: string): PromiseWords {
  for (const [pattern, said] of SAID) {
    const found = pattern.exec(title);
    if (found !== null) return said(flow, found.slice(1));
  }
  return { kind: FORBIDS.test(title) ? 'never' : 'always', words: sentence(title), names: [] };
}

function always(words: string): Said {
  return () => ({ kind: 'always', words, names: [] });
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const named = ({ samples }: AnyFlow, src: string): string => samples.words[src] ?? titled(src);

const subject = (flow: AnyFlow, src: string): string => sentence(named(flow, src));

const happening = ({ samples }: AnyFlow, event: string): string => {
  const words = samples.words[event] ?? event;
  return samples.causedBy[event] === 'player' ? `the player ${words}` : words;
};
