import type { MarketPolicy } from '../../reference/policies.ts';
import { counted, listed, options, yesOrNo, type FieldDocument } from './field-words.ts';

const REALITY_CHECK = {
  reminder: 'a reminder that may be closed',
  answer: 'a question that must be answered',
} as const satisfies Record<MarketPolicy['realityCheck'], string>;

/** The fields of a policy about time: reminders, breaks and exclusions. */
export const TIME_FIELDS = {
  realityCheck: {
    title: 'Reality check',
    decides:
      'What comes when the time that was chosen is over: a reminder that may be closed, or a question that must be answered before play goes on.',
    say: (value) => REALITY_CHECK[value],
    sentence: (value) => `The reality check is ${REALITY_CHECK[value]}.`,
    requirements: ['EDD-07', 'NS-61', 'ACT-01'],
    control: { kind: 'choice', options: options(REALITY_CHECK) },
  },
  reminderMayBeOff: yesOrNo({
    title: 'Reminder may be off',
    decides: 'Whether a player may have no reminder of the time at all.',
    yes: 'A player may switch the reminder of the time off.',
    no: 'The reminder of the time cannot be switched off.',
    requirements: ['ACT-01', 'ACT-09'],
  }),
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
  indefiniteExclusion: yesOrNo({
    title: 'Self-exclusion without an end',
    decides: 'Whether players may exclude themselves without saying for how long.',
    yes: 'Players may exclude themselves without an end.',
    no: 'A self-exclusion has an end that is chosen.',
    requirements: ['EXC-03'],
  }),
  panicButton: yesOrNo({
    title: 'Stop for 24 hours on every page',
    decides:
      'Whether a break of 24 hours is in reach on every page, in one press and without a question.',
    yes: 'A break of 24 hours is in reach on every page, in one press.',
    no: 'No break of 24 hours is in reach on every page.',
    requirements: ['EXC-05', 'EXC-06'],
  }),
  sessionClock: yesOrNo({
    title: 'Clock of the session in sight',
    decides: 'Whether the time since the log-in stands in the header of every page.',
    yes: 'The time since the log-in stands in sight on every page.',
    no: 'The time since the log-in stands on no page.',
    requirements: ['NS-50'],
  }),
} as const satisfies {
  readonly [Field in keyof MarketPolicy]?: FieldDocument<MarketPolicy[Field]>;
};
