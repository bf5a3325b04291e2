import { METHOD_NAMES } from '../../reference/payment-methods.ts';
import type { MarketPolicy } from '../../reference/policies.ts';
import { PERIOD_WORDS, type Control } from './controls.ts';

/** A field that a policy decides; its id decides nothing. */
export type PolicyField = Exclude<keyof MarketPolicy, 'id'>;

/** A field of a policy for a reader who knows no code. */
interface FieldDocument<Value> {
  readonly title: string;
  readonly decides: string;
  /** In what it is counted. */
  readonly unit?: string;
  /** A value in words, for a table. */
  readonly say: (value: Value) => string;
  /** A value as a whole sentence, for a list of differences. */
  readonly sentence: (value: Value) => string;
  /** Ids of the requirements that it bears on. */
  readonly requirements: readonly string[];
  /** The flow whose page and operations hold it, where its chart does not read it. */
  readonly heldIn?: string;
  readonly control: Control;
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
const YES_NO: Control = { kind: 'yesNo' };

/** `1, 3 and 7`. */
const listed = (parts: readonly (string | number)[], last = 'and'): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${last} ${String(parts.at(-1))}`;

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** `1, 3 and 7 days`; nothing where there are none. */
const counted = (numbers: readonly number[], one: string): string =>
  numbers.length === 0
    ? 'none'
    : `${listed(numbers)} ${one}${numbers.length === 1 && numbers[0] === 1 ? '' : 's'}`;

/** `€1,000.00`, written the same on every machine. @param amount minor units */
function euros(amount: number): string {
  const [whole = '', cents = ''] = (amount / 100).toFixed(2).split('.');
  return `€${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`;
}

const DEPOSIT_LIMIT = {
  optional: 'not asked about',
  offered: 'offered first',
  required: 'required first',
} as const satisfies Record<MarketPolicy['depositLimit'], string>;

const REALITY_CHECK = {
  reminder: 'a reminder that may be closed',
  answer: 'a question that must be answered',
} as const satisfies Record<MarketPolicy['realityCheck'], string>;

const EXISTING_ACCOUNT = {
  told: 'told that there is an account',
  neutral: 'told what everybody is',
} as const satisfies Record<MarketPolicy['existingAccount'], string>;

const METHODS = { CREDITCARD: 'cards', ...METHOD_NAMES } as const satisfies Record<
  MarketPolicy['forbiddenMethods'][number],
  string
>;

const options = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, words: words[value] }));

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
  taxNumberRequired: {
    title: 'Tax number asked at sign-up',
    decides: 'Whether the Brazilian tax number CPF is asked of whoever registers.',
    say: yesNo,
    sentence: (value) => `The tax number CPF is ${value ? '' : 'not '}asked at sign-up.`,
    requirements: ['SIGN-32'],
    heldIn: 'access.signUp',
    control: YES_NO,
  },
  marketingWithAll: {
    title: 'Marketing accepted with all',
    decides:
      'Whether the box at sign-up that ticks all others ticks marketing, too, or only what an account needs.',
    say: yesNo,
    sentence: (value) =>
      value
        ? 'The box that accepts everything at sign-up ticks marketing, too, and says so.'
        : 'Marketing is a choice of its own at sign-up: no other box ticks it.',
    requirements: ['SIGN-15'],
    heldIn: 'access.signUp',
    control: YES_NO,
  },
  cookiesPreselected: {
    title: 'Cookies ticked beforehand',
    decides:
      'Whether the settings of cookies begin with every group ticked before anybody chose. Nothing is used before a choice, whatever stands here.',
    say: yesNo,
    sentence: (value) =>
      value
        ? 'The settings of cookies begin with every group ticked, and grant nothing before a choice.'
        : 'The settings of cookies begin with no group ticked but what is essential.',
    requirements: ['COOK-01'],
    control: YES_NO,
  },
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
  documentsMayWait: {
    title: 'Documents may wait',
    decides:
      'Whether a player of whom documents are preferred may put them off with "later" and go on to pay.',
    say: yesNo,
    sentence: (value) =>
      value
        ? 'A player may put off documents that are preferred, and go on.'
        : 'Documents that are preferred cannot be put off: they come first.',
    requirements: ['DEP-15'],
    control: YES_NO,
  },
  withdrawalsMayBeReversed: {
    title: 'Withdrawals may be taken back',
    decides:
      'Whether a player may take back a withdrawal that is not paid out yet, and play with the money.',
    say: yesNo,
    sentence: (value) =>
      value
        ? 'A withdrawal that is not paid out yet may be taken back.'
        : 'A withdrawal cannot be taken back once it is requested.',
    requirements: ['WDR-08'],
    control: YES_NO,
  },
  identityCheck: {
    title: 'Identity shown to a provider',
    decides: 'Whether an identity document may be shown to the KYC provider in place of files.',
    say: yesNo,
    sentence: (value) =>
      value
        ? 'The identity document may be shown to the KYC provider in place of files.'
        : 'The identity document is sent as files: no provider looks at it.',
    requirements: ['DOC-14'],
    control: YES_NO,
  },
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
    say: (value) =>
      value === null ? 'none' : `${euros(value.amount)} a ${PERIOD_WORDS[value.period]}`,
    sentence: (value) =>
      value === null
        ? 'No limit is too high.'
        : `A deposit limit above ${euros(value.amount)} a ${PERIOD_WORDS[value.period]} cannot be set.`,
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
  loosensAtPeriodEnd: {
    title: 'Loosened not inside a period',
    decides:
      'Whether a raised or deleted limit waits for the end of the running day, week or month, too.',
    say: yesNo,
    sentence: (value) =>
      value
        ? 'A raised or deleted limit waits for the end of the running period, too.'
        : 'A raised or deleted limit does not wait for the end of the running period.',
    requirements: ['LIM-11', 'NS-28'],
    control: YES_NO,
  },
  loosensOnlyConfirmed: {
    title: 'Loosened only when confirmed again',
    decides: 'Whether the player must confirm a raised or deleted limit once more after the wait.',
    say: yesNo,
    sentence: (value) =>
      value
        ? 'A raised or deleted limit counts only when the player confirms it again after the wait.'
        : 'A raised or deleted limit counts after the wait by itself.',
    requirements: ['LIM-11', 'NS-28'],
    control: YES_NO,
  },
  realityCheck: {
    title: 'Reality check',
    decides:
      'What comes when the time that was chosen is over: a reminder that may be closed, or a question that must be answered before play goes on.',
    say: (value) => REALITY_CHECK[value],
    sentence: (value) => `The reality check is ${REALITY_CHECK[value]}.`,
    requirements: ['EDD-07', 'NS-61', 'ACT-01'],
    control: { kind: 'choice', options: options(REALITY_CHECK) },
  },
  reminderMayBeOff: {
    title: 'Reminder may be off',
    decides: 'Whether a player may have no reminder of the time at all.',
    say: yesNo,
    sentence: (value) =>
      value
        ? 'A player may switch the reminder of the time off.'
        : 'The reminder of the time cannot be switched off.',
    requirements: ['ACT-01', 'ACT-09'],
    control: YES_NO,
  },
  reminderMinutes: {
    title: 'Intervals of the reminder',
    decides: 'After how many minutes of play a player may choose to be reminded.',
    unit: 'minutes',
    say: (value) => (value.length === 0 ? 'none' : `${listed(value, 'or')} minutes`),
    sentence: (value) =>
      value.length === 0
        ? 'There is no reminder of the time.'
        : `The reminder of the time comes every ${listed(value, 'or')} minutes.`,
    requirements: ['ACT-02'],
    control: {
      kind: 'some',
      options: ([30, 60, 120] as const).map((value) => ({ value, words: `${value} minutes` })),
    },
  },
  breakDays: {
    title: 'Breaks in days',
    decides: 'How long a break may be, in days.',
    unit: 'days',
    say: (value) => counted(value, 'day'),
    sentence: (value) =>
      value.length === 0
        ? 'No break is counted in days.'
        : `A break may be ${counted(value, 'day')} long.`,
    requirements: ['EXC-04', 'NS-20'],
    control: { kind: 'numbers', least: 1, most: 366 },
  },
  breakMonths: {
    title: 'Breaks in months',
    decides: 'How long a break may be, in calendar months.',
    unit: 'calendar months',
    say: (value) => counted(value, 'month'),
    sentence: (value) =>
      value.length === 0
        ? 'No break is counted in calendar months.'
        : `A break may be ${counted(value, 'calendar month')} long.`,
    requirements: ['EXC-04', 'NS-20'],
    control: { kind: 'numbers', least: 1, most: 12 },
  },
  exclusionMonths: {
    title: 'Lengths of a self-exclusion',
    decides: 'For how many months players may exclude themselves.',
    unit: 'months',
    say: (value) => counted(value, 'month'),
    sentence: (value) =>
      value.length === 0
        ? 'No self-exclusion has a length in months.'
        : `A self-exclusion may be ${counted(value, 'month')} long.`,
    requirements: ['EXC-02', 'NS-31'],
    control: { kind: 'numbers', least: 1, most: 120 },
  },
  indefiniteExclusion: {
    title: 'Self-exclusion without an end',
    decides: 'Whether players may exclude themselves without saying for how long.',
    say: yesNo,
    sentence: (value) =>
      value
        ? 'Players may exclude themselves without an end.'
        : 'A self-exclusion has an end that is chosen.',
    requirements: ['EXC-03'],
    control: YES_NO,
  },
  panicButton: {
    title: 'Stop for 24 hours on every page',
    decides:
      'Whether a break of 24 hours is in reach on every page, in one press and without a question.',
    say: yesNo,
    sentence: (value) =>
      value
        ? 'A break of 24 hours is in reach on every page, in one press.'
        : 'No break of 24 hours is in reach on every page.',
    requirements: ['EXC-05', 'EXC-06'],
    control: YES_NO,
  },
  sessionClock: {
    title: 'Clock of the session in sight',
    decides: 'Whether the time since the log-in stands in the header of every page.',
    say: yesNo,
    sentence: (value) =>
      value
        ? 'The time since the log-in stands in sight on every page.'
        : 'The time since the log-in stands on no page.',
    requirements: ['NS-50'],
    control: YES_NO,
  },
};

export const POLICY_FIELDS = Object.keys(FIELDS) as readonly PolicyField[];

export const isPolicyField = (name: string): name is PolicyField => Object.hasOwn(FIELDS, name);

/** The document of a field, for a walk over all of them: it describes values of that field alone. */
export const fieldOf = (field: PolicyField): FieldDocument<unknown> =>
  FIELDS[field] as FieldDocument<unknown>;

/** A field's value in words. */
export const valueInWords = (policy: MarketPolicy, field: PolicyField): string =>
  fieldOf(field).say(policy[field]);
