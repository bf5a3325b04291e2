import { METHOD_NAMES } from '../../reference/payment-methods.ts';
import type { MarketPolicy } from '../../reference/policies.ts';
import { PERIOD_WORDS } from './controls.ts';
import { listed, many, money, options, yesOrNo, type FieldDocument } from './field-words.ts';
import { GAME_FIELDS } from './game-fields.ts';
import { OFFER_FIELDS } from './offer-fields.ts';
import { PLAY_FIELDS } from './play-fields.ts';
import { TIME_FIELDS } from './time-fields.ts';

/** A field that a policy decides; its id decides nothing. */
export type PolicyField = Exclude<keyof MarketPolicy, 'id'>;

const DEPOSIT_LIMIT = {
  optional: 'not asked about',
  offered: 'offered first',
  required: 'required first',
} as const satisfies Record<MarketPolicy['depositLimit'], string>;

const EXISTING_ACCOUNT = {
  told: 'told that there is an account',
  neutral: 'told what everybody is',
} as const satisfies Record<MarketPolicy['existingAccount'], string>;

const METHODS = { CREDITCARD: 'cards', ...METHOD_NAMES } as const satisfies Record<
  MarketPolicy['forbiddenMethods'][number],
  string
>;

/** Every field of a policy, in the order in which a reviewer reads them. */
export const FIELDS: { readonly [Field in PolicyField]: FieldDocument<MarketPolicy[Field]> } = {
  minimumAge: {
    title: 'Youngest age',
    decides: 'How old somebody must be to register and to play.',
    unit: 'full years',
    say: String,
    sentence: (value) => `Nobody under ${value} may register or play.`,
    requirements: ['NS-06'],
    heldIn: 'access.signUp',
    control: { kind: 'number', least: 18, most: 99 },
  },
  taxNumberRequired: yesOrNo({
    title: 'Tax number asked at sign-up',
    decides: 'Whether the Brazilian tax number CPF is asked of whoever registers.',
    yes: 'The tax number CPF is asked at sign-up.',
    no: 'The tax number CPF is not asked at sign-up.',
    requirements: ['SIGN-32'],
    heldIn: 'access.signUp',
  }),
  marketingWithAll: yesOrNo({
    title: 'Marketing accepted with all',
    decides:
      'Whether the box at sign-up that ticks all others ticks marketing, too, or only what an account needs.',
    yes: 'The box that accepts everything at sign-up ticks marketing, too, and says so.',
    no: 'Marketing is a choice of its own at sign-up: no other box ticks it.',
    requirements: ['SIGN-15'],
    heldIn: 'access.signUp',
  }),
  cookiesPreselected: yesOrNo({
    title: 'Cookies ticked beforehand',
    decides:
      'Whether the settings of cookies begin with every group ticked before anybody chose. Nothing is used before a choice, whatever stands here.',
    yes: 'The settings of cookies begin with every group ticked, and grant nothing before a choice.',
    no: 'The settings of cookies begin with no group ticked but what is essential.',
    requirements: ['COOK-01'],
  }),
  existingAccount: {
    title: 'Sign-up with data of an account',
    decides:
      'What a sign-up with the e-mail address or the number of an account is told: that there is one, or what everybody is told, while the owner alone hears of it.',
    say: (value) => EXISTING_ACCOUNT[value],
    sentence: (value) =>
      ({
        told: 'Who signs up with an address or a number of an account is told that there is one.',
        neutral:
          'Nobody learns by signing up who has an account: the owner alone is told that somebody tried.',
      })[value],
    requirements: ['SIGN-09', 'SIGN-26'],
    heldIn: 'access.signUp',
    control: { kind: 'choice', options: options(EXISTING_ACCOUNT) },
  },
  forbiddenMethods: {
    title: 'Methods that are forbidden',
    decides:
      'With what nobody may deposit, although it exists there: it is not listed, and refused whoever asks.',
    say: (value) => listed(value.map((method) => METHODS[method])) || 'none',
    sentence: (value) =>
      value.length === 0
        ? 'No method of payment is forbidden.'
        : `Nobody deposits with ${listed(
            value.map((method) => METHODS[method]),
            'or',
          )}.`,
    requirements: ['WAL-08'],
    control: { kind: 'some', options: options(METHODS) },
  },
  documentsMayWait: yesOrNo({
    title: 'Documents may wait',
    decides:
      'Whether a player of whom documents are preferred may put them off with "later" and go on to pay.',
    yes: 'A player may put off documents that are preferred, and go on.',
    no: 'Documents that are preferred cannot be put off: they come first.',
    requirements: ['DEP-15'],
  }),
  withdrawalsMayBeReversed: yesOrNo({
    title: 'Withdrawals may be taken back',
    decides:
      'Whether a player may take back a withdrawal that is not paid out yet, and play with the money.',
    yes: 'A withdrawal that is not paid out yet may be taken back.',
    no: 'A withdrawal cannot be taken back once it is requested.',
    requirements: ['WDR-08'],
  }),
  identityCheck: yesOrNo({
    title: 'Identity shown to a provider',
    decides: 'Whether an identity document may be shown to the KYC provider in place of files.',
    yes: 'The identity document may be shown to the KYC provider in place of files.',
    no: 'The identity document is sent as files: no provider looks at it.',
    requirements: ['DOC-14'],
  }),
  depositLimit: {
    title: 'Deposit limit before the first deposit',
    decides:
      'Whether a player is asked for a deposit limit before the first deposit: not at all, with a way to decline, or without one.',
    say: (value) => DEPOSIT_LIMIT[value],
    sentence: (value) =>
      ({
        optional: 'Nobody is asked for a deposit limit before the first deposit.',
        offered: 'A deposit limit is offered before the first deposit; a player may decline it.',
        required: 'Nobody deposits without a deposit limit.',
      })[value],
    requirements: ['LIM-01'],
    control: { kind: 'choice', options: options(DEPOSIT_LIMIT) },
  },
  requiredPeriods: {
    title: 'Periods that need a limit',
    decides: 'For which periods a limit must be set, where one is required.',
    say: (value) => listed(value.map((period) => PERIOD_WORDS[period])) || 'none',
    sentence: (value) =>
      value.length === 0
        ? 'No period needs a limit.'
        : `A limit is needed for each ${listed(value.map((period) => PERIOD_WORDS[period]))}.`,
    requirements: ['LIM-01'],
    control: {
      kind: 'some',
      options: options(PERIOD_WORDS).map(({ value, words }) => ({ value, words: `each ${words}` })),
    },
  },
  highestDepositLimit: {
    title: 'Highest deposit limit',
    decides: 'The most that a player may set as a limit.',
    unit: 'euros',
    say: (value) => (value === null ? 'none' : `${money(value)} a ${PERIOD_WORDS[value.period]}`),
    sentence: (value) =>
      value === null
        ? 'No limit is too high.'
        : `A deposit limit above ${money(value)} a ${PERIOD_WORDS[value.period]} cannot be set.`,
    requirements: ['LIM-08', 'LIM-11'],
    control: { kind: 'highest' },
  },
  loosensAfterHours: {
    title: 'Wait before a limit is loosened',
    decides:
      'How long after the wish a raised or deleted limit counts. A lowered limit counts at once, whatever stands here.',
    unit: 'hours',
    say: (value) => (value === 0 ? 'none' : many(value, 'hour')),
    sentence: (value) =>
      value === 0
        ? 'A raised or deleted limit counts at once.'
        : `A raised or deleted limit counts after ${many(value, 'hour')} at the earliest.`,
    requirements: ['LIM-11', 'NS-28'],
    control: { kind: 'number', least: 0, most: 8_760 },
  },
  loosensAtPeriodEnd: yesOrNo({
    title: 'Loosened not inside a period',
    decides:
      'Whether a raised or deleted limit waits for the end of the running day, week or month, too.',
    yes: 'A raised or deleted limit waits for the end of the running period, too.',
    no: 'A raised or deleted limit does not wait for the end of the running period.',
    requirements: ['LIM-11', 'NS-28'],
  }),
  loosensOnlyConfirmed: yesOrNo({
    title: 'Loosened only when confirmed again',
    decides: 'Whether the player must confirm a raised or deleted limit once more after the wait.',
    yes: 'A raised or deleted limit counts only when the player confirms it again after the wait.',
    no: 'A raised or deleted limit counts after the wait by itself.',
    requirements: ['LIM-11', 'NS-28'],
  }),
  ...TIME_FIELDS,
  ...GAME_FIELDS,
  ...PLAY_FIELDS,
  ...OFFER_FIELDS,
};

export const POLICY_FIELDS = Object.keys(FIELDS) as readonly PolicyField[];

export const isPolicyField = (name: string): name is PolicyField => Object.hasOwn(FIELDS, name);

/** The document of a field, for a walk over all of them: it describes values of that field alone. */
export const fieldOf = (field: PolicyField): FieldDocument<unknown> =>
  FIELDS[field] as FieldDocument<unknown>;

/** A field's value in words. */
export const valueInWords = (policy: MarketPolicy, field: PolicyField): string =>
  fieldOf(field).say(policy[field]);
