import { holds, never, type Happened } from '../engine/claims.ts';
import { violated } from '../engine/properties.ts';
import { endOf, HOUR, limitOverTime, type LimitState } from './limit-model.ts';
import type { Property, Subject } from './subjects.ts';

type Moment = Happened<LimitState | null>;

/** The amount that a limit lets through; none lets everything through. */
const allowance = (state: LimitState | null): number =>
  state?.own?.limit ?? Number.POSITIVE_INFINITY;

const isLooser = ({ before, after }: Moment): boolean =>
  before.platform !== null && allowance(after.platform) > allowance(before.platform);

/** When the waiting wish was made. */
interface Asked {
  readonly at: number | null;
}

/** A claim about a looser limit than before: when it was asked for, and since when it holds. */
const loosening = (isWrong: (asked: number, since: number, moment: Moment) => boolean) =>
  holds<LimitState | null, Asked>({ at: null }, (known, moment) => {
    const [before, after] = [moment.before.platform, moment.after.platform];
    if (before === null || after === null) return known;
    const isNew = JSON.stringify(before.own?.pending) !== JSON.stringify(after.own?.pending);
    if (isLooser(moment)) {
      const asked = before.own?.pending ? (known.at ?? after.at) : after.at;
      return isWrong(asked, after.since ?? after.at, moment) ? violated : { at: null };
    }
    if (!after.own?.pending) return { at: null };
    return isNew ? { at: after.at } : known;
  });

const waits =
  (hours: number): Property<LimitState | null>['claim'] =>
  () =>
    loosening((asked, since) => since - asked < hours * HOUR);

/** The amount that a player asked for in a step, in minor units. */
const wishOf = ({ move = '' }: Moment): number | undefined =>
  move.startsWith('set ') ? Number(move.slice(4)) : undefined;

/** A month's highest limit at the German regulator's file, EUR cents (GlüStV § 6c). */
const GERMAN_MONTH = 100_000;

export const limitRulesSubject: Subject<LimitState | null> = {
  id: 'limitRules',
  title: 'One deposit limit over five days',
  explains:
    'The rules by which the platform leads a limit, the very ones that it runs: one limit, by the day, the week or the month, that a player sets, raises, lowers, deletes, calls off and confirms in every order, while time passes in steps of twelve hours and to the moment at which a change is due, and one millisecond before it. What a change of clocks does to the length of a day is not in it; tests of the platform are.',
  kind: 'rules',
  flows: [],
  composition: limitOverTime,
  properties: [
    {
      id: 'limits.waitADay',
      title:
        'A raised or deleted limit takes effect 24 hours after it was asked for, at the earliest.',
      explains:
        'From the wish to the moment from which more may be deposited than before, in whatever way: raised, deleted, or deleted and set anew.',
      requirements: ['LIM-11', 'NS-28'],
      fields: ['loosensAfterHours', 'loosensAtPeriodEnd', 'loosensOnlyConfirmed'],
      demandedBy: 'every',
      claim: waits(24),
    },
    {
      id: 'limits.waitThreeDays',
      title:
        'A raised or deleted limit takes effect 72 hours after it was asked for, at the earliest.',
      explains: 'As the wait of a day, by three days.',
      requirements: ['LIM-11', 'NS-28'],
      fields: ['loosensAfterHours'],
      demandedBy: ['Spelinspektionen'],
      claim: waits(72),
    },
    {
      id: 'limits.afterThePeriod',
      title: 'A raised or deleted limit never takes effect inside a running day, week or month.',
      explains: 'It takes effect with the first moment of a period of the limit.',
      requirements: ['LIM-11', 'NS-28'],
      fields: ['loosensAtPeriodEnd'],
      demandedBy: ['Spelinspektionen'],
      claim: () =>
        loosening((_, since, { after }) => {
          const period = after.platform?.period ?? 'D';
          return endOf(period, since - 1) !== since;
        }),
    },
    {
      id: 'limits.confirmedAgain',
      title:
        'A raised or deleted limit takes effect only when the player confirms it after the wait.',
      explains:
        'Nothing gets looser but by a second word of the player, 24 hours after the first at the earliest.',
      requirements: ['LIM-11', 'NS-28'],
      fields: ['loosensOnlyConfirmed', 'loosensAfterHours'],
      demandedBy: ['UKGC'],
      claim: () =>
        loosening((asked, since, { move }) => move !== 'confirm' || since - asked < 24 * HOUR),
    },
    {
      id: 'limits.toldDate',
      title:
        'A raised or deleted limit never takes effect before the date that the player was told.',
      explains: 'The date stands at the limit from the wish on, and what is told is kept.',
      requirements: ['LIM-10', 'LIM-11'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never((moment) => {
          const told = moment.before.platform?.own?.pending?.from;
          const { since = null } = moment.after.platform ?? {};
          return isLooser(moment) && (since ?? 0) < (told ?? 0);
        }),
    },
    {
      id: 'limits.tighterAtOnce',
      title: 'A lowered limit, and a first one, hold at once.',
      explains:
        'Whatever waits, whatever was loosened a moment ago, under whatever policy: who asks for less gets it in the same moment.',
      requirements: ['LIM-11', 'NS-28'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never((moment) => {
          const wish = wishOf(moment);
          const { before, after } = moment;
          if (wish === undefined || wish >= allowance(before.platform)) return false;
          // A first limit above the regulator's highest is not less than the law already leaves.
          return before.platform?.own !== null && allowance(after.platform) !== wish;
        }),
    },
    {
      id: 'limits.calledOffAtOnce',
      title: 'A change that waits can be called off at any moment, and what holds stays.',
      explains: 'Also in the last millisecond of the wait.',
      requirements: ['LIM-10', 'LIM-05'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never(
          ({ move, before, after }) =>
            move === 'cancel' &&
            (after.platform?.own?.pending !== null ||
              allowance(after.platform) !== allowance(before.platform)),
        ),
    },
    {
      id: 'limits.stayRequired',
      title: 'Who has a limit by the month never comes to have none.',
      explains: 'No deletion is taken, now or later; a limit may only be changed.',
      requirements: ['LIM-11', 'LIM-06'],
      fields: ['depositLimit', 'requiredPeriods'],
      demandedBy: ['Spelinspektionen', 'GGL'],
      claim: () => neverGone('M'),
    },
    {
      id: 'limits.stayRequiredDays',
      title: 'Who has a limit by the day or by the week never comes to have none.',
      explains: 'As the limit by the month.',
      requirements: ['LIM-11', 'LIM-06'],
      fields: ['depositLimit', 'requiredPeriods'],
      demandedBy: ['Spelinspektionen'],
      claim: () => neverGone('D', 'W'),
    },
    {
      id: 'limits.highest',
      title: 'No limit by the month is higher than 1,000 EUR.',
      explains:
        'Neither a first limit nor a raised one. What other operators know of the same player is not on the site: the regulator’s file across operators is the operator’s to connect.',
      requirements: ['LIM-11', 'LIM-07'],
      fields: ['highestDepositLimit'],
      demandedBy: ['GGL'],
      claim: () =>
        never(({ after: { platform } }) => {
          const isMonth = platform?.period === 'M';
          return isMonth && (platform.own?.limit ?? 0) > GERMAN_MONTH;
        }),
    },
  ],
};

const neverGone = (...periods: readonly LimitState['period'][]) =>
  never<LimitState | null>(
    ({ before, after }) =>
      before.platform !== null &&
      periods.includes(before.platform.period) &&
      before.platform.own !== null &&
      after.platform?.own === null,
  );
