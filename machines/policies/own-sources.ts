import type { PolicyField } from './fields.ts';
import { DEFAULT_GAME_SOURCES } from './game-sources.ts';
import { DEFAULT_OFFER_SOURCES } from './offer-sources.ts';
import { DEFAULT_PLAY_SOURCES } from './play-sources.ts';
import { own, type Source } from './source.ts';

/** The sources of the default: the specification, and where it is silent a proposal of this project. */
export const DEFAULT_SOURCES: Readonly<Record<PolicyField, Source>> = {
  minimumAge: own('Specification: NS-06.', 'The age in every country that is served.'),
  taxNumberRequired: own(
    'Specification: SIGN-32 names Brazil alone.',
    'Which other countries ask for a number of this kind.',
  ),
  marketingWithAll: own(
    'Specification: SIGN-15, one box ticks terms, cookie policy and marketing together.',
    'Countries that ask for consent to marketing apart from everything else.',
  ),
  cookiesPreselected: own(
    'Specification: COOK-01, every group is on at first. It grants nothing before a choice (NS-21).',
    'Countries where a box that is ticked beforehand is no consent. Chile, Peru, Turkey, Switzerland and the British islands are under the default.',
  ),
  existingAccount: own(
    'Specification: SIGN-09 and SIGN-26, the duplicate is named.',
    'Countries where that somebody has an account may be told to nobody.',
  ),
  forbiddenMethods: own(
    'Specification: WAL-08 names the methods, and forbids none.',
    'Countries that forbid credit cards, cash vouchers or phone bills.',
  ),
  documentsMayWait: own(
    'Specification: DEP-15.',
    'Until which sum documents may wait, where anti-money-laundering law draws a line.',
  ),
  withdrawalsMayBeReversed: own(
    'Specification: WDR-08.',
    'Countries beside those named here that forbid it.',
  ),
  identityCheck: own('Specification: DOC-14.', 'Which provider may be used where.'),
  depositLimit: own(
    'Specification: limits exist (LIM-01); it asks for none before a deposit.',
    'Countries in which one must be offered or set.',
  ),
  requiredPeriods: own('Specification: none is required.', 'As for the limit itself.'),
  highestDepositLimit: own(
    'Specification: the highest value is the platform’s decision (LIM-11).',
    'Countries with a legal maximum.',
  ),
  loosensAfterHours: own(
    'Specification: NS-28, at least 24 hours.',
    'Countries that ask for longer.',
  ),
  loosensAtPeriodEnd: own('Specification: NS-28 does not ask for it.', 'As for the wait.'),
  loosensOnlyConfirmed: own('Specification: NS-28 does not ask for it.', 'As for the wait.'),
  realityCheck: own(
    'Specification: EDD-07 and NS-61, the kind that reminds.',
    'Countries in which it must be answered.',
  ),
  reminderMayBeOff: own('Specification: ACT-01 and ACT-09.', 'Countries that forbid it.'),
  reminderMinutes: own('Specification: ACT-02.', 'Countries with intervals of their own.'),
  breakDays: own('Specification: NS-20.', 'Countries with lengths of their own.'),
  breakMonths: own('Specification: NS-20 counts in days.', 'As for breaks in days.'),
  exclusionMonths: own('Specification: NS-31.', 'Countries with lengths of their own.'),
  indefiniteExclusion: own(
    'Specification: EXC-03; the platform stores it as twelve months.',
    'Whether an exclusion "without an end" that is stored as twelve months may be called so.',
  ),
  panicButton: own(
    'Specification: it does not ask for it.',
    'Countries that ask for a way to stop at once.',
  ),
  sessionClock: own(
    'Specification: it does not ask for it.',
    'Countries that ask for the time logged in to be in sight.',
  ),
  ...DEFAULT_GAME_SOURCES,
  ...DEFAULT_PLAY_SOURCES,
  ...DEFAULT_OFFER_SOURCES,
};

/** The sources that Ontario has from the Canadian market. */
export const INHERITED_CANADA = {
  cookiesPreselected: {
    rule: 'Quebec: Act respecting the protection of personal information in the private sector (CQLR, c. P-39.1, as amended by Law 25), section 8.1: functions that identify, locate or profile somebody are activated by the person; section 14: consent is clear, free, informed and for specific purposes. Section 9.1, on settings, leaves browser cookies out.',
    known: 'found',
    counsel:
      'The rule is Quebec’s; it holds here for the whole market, because of a visitor the province is not known. Whether the other provinces may begin otherwise.',
  },
  withdrawalsMayBeReversed: own(
    'The project’s rule for the whole Canadian market (WDR-08). We know of no rule by number.',
    'Whether it may be taken back in any province.',
  ),
} as const satisfies Partial<Record<PolicyField, Source>>;
