import type { OfferRules } from '../../reference/offer-rules.ts';
import { many, options, yesOrNo, type FieldDocument } from './field-words.ts';

const BONUSES = {
  none: 'none',
  first: 'one, with the first deposit',
  any: 'any',
} as const satisfies Record<OfferRules['bonuses'], string>;

/** The fields of a policy about offers. */
export const OFFER_FIELDS = {
  bonuses: {
    title: 'Bonuses',
    decides:
      'Which bonuses may be offered: none, only one that goes with the first deposit, or any. Another is on no page, and nobody can choose it with a deposit.',
    say: (value) => BONUSES[value],
    sentence: (value) =>
      ({
        none: 'No bonus may be offered.',
        first: 'Only a bonus that goes with the first deposit may be offered.',
        any: 'Bonuses may be offered.',
      })[value],
    requirements: ['PROMO-01', 'DEP-18'],
    control: { kind: 'choice', options: options(BONUSES) },
  },
  mostWagering: {
    title: 'Bonus played through at most',
    decides: 'How many times a bonus may have to be played through before it turns into money.',
    unit: 'times',
    say: (value) => (value === null ? 'no bound' : many(value, 'time')),
    sentence: (value) =>
      value === null
        ? 'No bonus has to be played through too often.'
        : `A bonus that must be played through more than ${many(value, 'time')} is not offered.`,
    requirements: ['PROMO-01', 'DEP-18'],
    control: { kind: 'numberOrNone', least: 0, most: 1_000, usual: 10 },
  },
  leastBonusDays: {
    title: 'Days for a bonus',
    decides: 'How long a player must have at least to play a bonus through.',
    unit: 'days',
    say: (value) => (value === null ? 'no bound' : many(value, 'day')),
    sentence: (value) =>
      value === null
        ? 'No bonus ends too soon.'
        : `A bonus that ends before ${many(value, 'day')} are over is not offered.`,
    requirements: ['PROMO-01', 'DEP-18'],
    control: { kind: 'numberOrNone', least: 1, most: 3_650, usual: 60 },
  },
  fullContribution: yesOrNo({
    title: 'Every stake counts in full',
    decides:
      'Whether each stake counts in full as wagered of a bonus, whatever the game. Elsewhere games at tables and live games count for less.',
    yes: 'Each stake counts in full as wagered of a bonus.',
    no: 'Some games count for less as wagered of a bonus.',
    requirements: ['PROMO-01', 'GAME-11'],
  }),
} as const satisfies {
  readonly [Field in keyof OfferRules]: FieldDocument<OfferRules[Field]>;
};
