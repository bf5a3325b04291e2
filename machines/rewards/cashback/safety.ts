import type { Moment } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { dueIn, isOfAnother } from '../rewards.ts';
import { readingSafety, type Cashbacks } from './reading-safety.ts';
import { PAID_STANDS } from './setup.ts';

const {
  announcedOnlyBy,
  cameFrom,
  eventTable,
  holds,
  isAnswer,
  isEvent,
  isFailure,
  never,
  shows,
  showsAfter,
} = propertiesOf<Cashbacks>();

const READ = 'getCashbackProgress';
const ON = 'activateCashback';
const OFF = 'deactivateCashback';
const CLAIM = 'claimCashback';
const CHILD = 'forfeitClaim';

/** The campaign that a press names. */
const chosenIn = ({ what }: Moment<Cashbacks>): string =>
  what !== undefined && 'case' in what && what.case === 'another' ? 'camp_weekly' : 'camp_daily';

/** The cashback that a press names, as it was known. */
const pressed = (moment: Moment<Cashbacks>) =>
  moment.before?.context.known?.find(({ cashback }) => cashback.campaignId === chosenIn(moment));

/** A press of one that is known, on the list. */
const isPress = (moment: Moment<Cashbacks>, event: Cashbacks['event']): boolean =>
  isEvent(moment, event) && cameFrom(moment, 'listed') && pressed(moment) !== undefined;

const isOn = (moment: Moment<Cashbacks>): boolean =>
  pressed(moment)?.progress.cashbackActivated === true;

/** Whether the last claim of the one that is pressed got no clear answer. */
const isUnsure = (moment: Moment<Cashbacks>): boolean => {
  const problem = moment.before?.context.problem;
  return (
    problem?.act === 'claim' && 'failure' in problem && problem.of.campaignId === chosenIn(moment)
  );
};

const mayClaim = (moment: Moment<Cashbacks>): boolean =>
  dueIn(pressed(moment)?.progress.periods ?? []) !== undefined || isUnsure(moment);

const isTaken = (moment: Moment<Cashbacks>): boolean =>
  (isPress(moment, 'activate.chosen') && !isOn(moment)) ||
  (isPress(moment, 'deactivate.chosen') && isOn(moment)) ||
  (isPress(moment, 'claim.chosen') && mayClaim(moment));

const isPaid = (moment: Moment<Cashbacks>): boolean =>
  isAnswer(moment, CLAIM, 'success', 'asBonus') || isAnswer(moment, CHILD, 'paid');

/** What a moment says of the act that was pressed last: its problem, by act and code or kind. */
const problemOf = (moment: Moment<Cashbacks>): string | undefined => {
  if (isFailure(moment, ON)) return 'activate failure';
  if (isFailure(moment, OFF)) return 'deactivate failure';
  if (isFailure(moment, CLAIM)) return 'claim failure';
  if (isFailure(moment, READ) && cameFrom(moment, 'looking')) return 'look failure';
  if (isAnswer(moment, ON) && !moment.output.ok) return `activate ${moment.output.code}`;
  if (isAnswer(moment, CLAIM) && !moment.output.ok && !shows(moment, 'inTheWay'))
    return `claim ${moment.output.code}`;
  return undefined;
};

const problemIn = ({ context: { problem } }: Cashbacks['snapshot']): string | undefined =>
  problem && `${problem.act} ${'refusal' in problem ? problem.refusal : 'failure'}`;

export const cashbackSafety: Safety<Cashbacks> = {
  leave: 'page',
  sessionEnd: { event: 'session.ended', screens: ['left'] },
  properties: [
    ...readingSafety,
    never(
      'one that is off is switched on at a press, and nothing else is',
      ['CASH-01', 'API-114'],
      (moment) =>
        moment.calls.includes(ON) !== (isPress(moment, 'activate.chosen') && !isOn(moment)),
    ),
    showsAfter(ON, ['CASH-01', 'REW-08'], {
      success: 'activated',
      campaignEnded: 'refreshing',
      campaignUsedUp: 'refreshing',
      notEligible: 'refreshing',
    }),
    never(
      'what switching off gives up is read before it is told, and told before the yes',
      ['CASH-01', 'API-116'],
      (moment) =>
        moment.calls.includes(OFF) !==
          (isEvent(moment, 'deactivate.confirmed') && cameFrom(moment, 'asking')) ||
        (shows(moment, 'looking') &&
          !moment.calls.includes(READ) &&
          !cameFrom(moment, 'looking')) ||
        (shows(moment, 'asking') && !cameFrom(moment, 'asking', 'looking')),
    ),
    never(
      'only one that is on is asked about, and only while it is',
      ['CASH-01'],
      (moment) =>
        shows(moment, 'looking') !==
          ((isPress(moment, 'deactivate.chosen') && isOn(moment)) ||
            (cameFrom(moment, 'looking') && moment.what !== undefined && 'pass' in moment.what)) ||
        (isAnswer(moment, READ) &&
          cameFrom(moment, 'looking') &&
          shows(moment, 'asking') !== (moment.output.ok && moment.output.data.cashbackActivated)),
    ),
    never(
      'what is over is claimed at a press, and again where no clear answer came',
      ['CASH-01', 'API-115', 'REW-11'],
      (moment) =>
        moment.calls.includes(CLAIM) !== (isPress(moment, 'claim.chosen') && mayClaim(moment)),
    ),
    showsAfter(CLAIM, ['CASH-01', 'REW-09', 'REW-10'], {
      success: 'refreshing',
      asBonus: 'refreshing',
      nothingToClaim: 'refreshing',
      bonusInTheWay: ['inTheWay', 'refreshing'],
      wageredInTheWay: ['inTheWay', 'refreshing'],
      depositBonusInTheWay: ['inTheWay', 'refreshing'],
      campaignEnded: 'refreshing',
      notEligible: 'refreshing',
    }),
    never('one that is pressed is the one that is dealt with', ['CASH-01'], (moment) => {
      const was = moment.before?.context.chosen;
      return moment.snapshot.context.chosen !== (isTaken(moment) ? chosenIn(moment) : was);
    }),
    never(
      'another bonus in the way is named, and nothing is asked of the platform',
      ['REW-09', 'REW-10'],
      (moment) => {
        const { standing, known, chosen } = moment.snapshot.context;
        if (!isAnswer(moment, CLAIM) || !isOfAnother(moment.output))
          return shows(moment, 'inTheWay') && standing !== moment.before?.context.standing;
        const one = known?.find(({ cashback }) => cashback.campaignId === chosen);
        const isDue = dueIn(one?.progress.periods ?? []) !== undefined;
        if (shows(moment, 'inTheWay') !== isDue) return true;
        return (
          isDue &&
          (moment.calls.length > 0 ||
            moment.output.ok ||
            !('reward' in moment.output.problem) ||
            standing !== moment.output.problem.reward)
        );
      },
    ),
    never(
      'a bonus stands in the way only while it is asked about',
      ['REW-09'],
      (moment) =>
        !shows(moment, 'left') &&
        (moment.snapshot.context.standing !== undefined) !== shows(moment, 'inTheWay', 'givingUp'),
    ),
    never(
      'the forfeit is begun by the player alone, and never of what ends by itself',
      ['FORF-01', 'REW-09'],
      (moment) => {
        const standing = moment.before?.context.standing;
        const may =
          isEvent(moment, 'forfeit.chosen') &&
          cameFrom(moment, 'inTheWay') &&
          standing !== undefined &&
          !standing.isEnding;
        return moment.calls.includes(CHILD) !== may || (may && !shows(moment, 'givingUp'));
      },
    ),
    never(
      'why a press came to nothing is told at its cashback until the next press',
      ['REW-11', 'ERR-03'],
      (moment) => {
        const was = moment.before && problemIn(moment.before);
        const now = problemOf(moment) ?? (isTaken(moment) ? undefined : was);
        const { problem, chosen } = moment.snapshot.context;
        return (
          problemIn(moment.snapshot) !== now ||
          (problem !== undefined && problem.of.campaignId !== chosen)
        );
      },
    ),
    holds(
      'what was paid stands there for five seconds from the last payment, and then no more',
      ['CASH-02', 'CONST-12'],
      0,
      (left: number, moment) => {
        if (shows(moment, 'left')) return 0;
        const passed = moment.what !== undefined && 'pass' in moment.what ? moment.what.pass : 0;
        const now = isPaid(moment) ? PAID_STANDS : Math.max(0, left - passed);
        return (moment.snapshot.context.paid !== undefined) === now > 0 ? now : violated;
      },
    ),
    never('what was paid is told as the platform answered it', ['CASH-01', 'CASH-02'], (moment) => {
      const { paid } = moment.snapshot.context;
      if (isAnswer(moment, CLAIM, 'success', 'asBonus')) return paid !== moment.output.data;
      if (isAnswer(moment, CHILD, 'paid')) return paid !== moment.output.paid;
      return paid !== undefined && paid !== moment.before?.context.paid;
    }),
    never(
      'the wallet is read anew where money may have moved',
      ['CASH-01', 'FORF-05'],
      (moment) =>
        moment.facts.includes('wallet.outdated') !==
        (isPaid(moment) || isFailure(moment, CLAIM) || isAnswer(moment, CHILD)),
    ),
    announcedOnlyBy('cashback.activated', ['CASH-01', 'REW-08'], (moment) =>
      isAnswer(moment, ON, 'success'),
    ),
    announcedOnlyBy('cashback.deactivated', ['CASH-01'], (moment) => isAnswer(moment, OFF)),
    never(
      'what is on or off now is announced by its name',
      ['CASH-01', 'REW-08'],
      (moment) =>
        (isAnswer(moment, ON, 'success') || isAnswer(moment, OFF)) &&
        !moment.emitted.some(
          (fact) =>
            'name' in fact &&
            fact.name ===
              moment.before?.context.known?.find(
                ({ cashback }) => cashback.campaignId === moment.before?.context.chosen,
              )?.cashback.name,
        ),
    ),
    eventTable(['CASH-01', 'FORF-06', 'LOGOUT-02'], {
      'retry.requested': { 'page.unread': 'page.reading' },
      'deactivate.confirmed': { 'page.ending.asking': 'page.ending.deactivating' },
      'window.closed': { 'page.ending.asking': 'page.listed' },
      'bonus.kept': { 'page.inTheWay': 'page.listed' },
      'session.ended': {
        'page.reading': 'left',
        'page.unread': 'left',
        'page.listed': 'left',
        'page.activating': 'left',
        'page.ending.looking': 'left',
        'page.ending.asking': 'left',
        'page.ending.deactivating': 'left',
        'page.claiming': 'left',
        'page.inTheWay': 'left',
        'page.givingUp': 'left',
      },
    }),
  ],
};
