import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { isOfAnother, type RunningBonus } from '../rewards.ts';
import type { claimMachine } from './machine.ts';
import type { claimSamples } from './samples.ts';
import type { ClaimScreen } from './screen.ts';

type Claim = NamesOf<typeof claimMachine, typeof claimSamples, ClaimScreen>;

const {
  announcedOnlyBy,
  begunOnlyBy,
  cameFrom,
  eventTable,
  isAnswer,
  isEvent,
  isFailure,
  never,
  oneAtATime,
  shows,
} = propertiesOf<Claim>();

const READ = 'getRewards';
const CLAIM = 'claimReward';
const CHILD = 'forfeitClaim';
const FORFEIT = 'forfeitBonus';

/** The campaign that a press names. */
const chosenIn = ({ what }: Moment<Claim>): string =>
  what !== undefined && 'case' in what && what.case === 'another' ? 'camp_live' : 'camp_gift';

/** Whether a press of a moment is for a gift that is offered, and not claimed already. */
const isTaken = (moment: Moment<Claim>): boolean => {
  const context = moment.before?.context;
  if (!isEvent(moment, 'claim.chosen') || !cameFrom(moment, 'listed', 'claiming')) return false;
  return (
    context?.managed.includes(chosenIn(moment)) === false &&
    context.rewards?.available.some(({ campaignId: id }) => id === chosenIn(moment)) === true
  );
};

/** Whether the wish to give a bonus up has come to an end at a moment. */
const isAnswered = (moment: Moment<Claim>): boolean =>
  isAnswer(moment, FORFEIT) || isFailure(moment, FORFEIT);

/** The bonus that a press would give up: it is listed, and does not end by itself. */
const askedIn = (moment: Moment<Claim>): RunningBonus | undefined =>
  isEvent(moment, 'giveUp.chosen') && cameFrom(moment, 'listed')
    ? moment.before?.context.rewards?.active.find(
        (bonus) => bonus.assignmentId === 'bon_0001' && !bonus.isEnding,
      )
    : undefined;

/** Whether the claim whose turn it was is over at a moment. */
const isOver = (moment: Moment<Claim>): boolean =>
  isEvent(moment, 'bonus.kept')
    ? cameFrom(moment, 'inTheWay')
    : isAnswer(moment, CHILD) ||
      isFailure(moment, CLAIM) ||
      (isAnswer(moment, CLAIM) && !isOfAnother(moment.output));

const isClaimed = (moment: Moment<Claim>): boolean =>
  isAnswer(moment, CLAIM, 'success') || isAnswer(moment, CHILD, 'claimed');

/** Why a claim of a moment came to nothing, by the platform's code or the kind of failure. */
const problemOf = (moment: Moment<Claim>): string | undefined => {
  if (isFailure(moment, CLAIM)) return 'failure';
  if (!isAnswer(moment, CLAIM) || moment.output.ok || isOfAnother(moment.output)) return undefined;
  return moment.output.code;
};

const problemsIn = ({ context }: Claim['snapshot']): readonly string[] =>
  context.problems.map(
    (one) => `${one.gift.campaignId} ${'refusal' in one ? one.refusal : 'failure'}`,
  );

export const claimSafety: Safety<Claim> = {
  leave: 'page',
  sessionEnd: { event: 'session.ended', screens: ['left'] },
  properties: [
    never(
      'it begins by reading, and shows nothing that was not read',
      ['REW-02', 'REW-14'],
      (moment) =>
        moment.what === undefined
          ? !moment.calls.includes(READ)
          : isAnswer(moment, READ)
            ? moment.snapshot.context.rewards !== moment.output.data ||
              moment.snapshot.context.isOld ||
              !shows(moment, 'listed')
            : moment.snapshot.context.rewards !== moment.before?.context.rewards,
    ),
    never(
      'a list that could not be read anew stays, and says so; without one the failure is told',
      ['REW-02', 'ERR-03'],
      (moment) => {
        const { isOld, failure } = moment.snapshot.context;
        if (!isFailure(moment, READ)) return false;
        return cameFrom(moment, 'reading')
          ? !shows(moment, 'unread') || failure === undefined
          : !shows(moment, 'listed') || !isOld;
      },
    ),
    never('a failure is told only while it stands', ['ERR-03'], (moment) =>
      shows(moment, 'left')
        ? false
        : (moment.snapshot.context.failure !== undefined) !== shows(moment, 'unread'),
    ),
    never(
      'what was read, or could not be, is not read again at once',
      ['REW-02'],
      (moment) => (isAnswer(moment, READ) || isFailure(moment, READ)) && moment.calls.length > 0,
    ),
    never(
      'only a failed reading makes a list old, and only a reading makes it new',
      ['REW-02'],
      (moment) =>
        moment.before !== undefined &&
        moment.before.context.isOld !== moment.snapshot.context.isOld &&
        !isFailure(moment, READ) &&
        !isAnswer(moment, READ),
    ),
    never(
      'a gift is claimed when it is pressed, or when those before it are over',
      ['REW-07', 'REW-12'],
      (moment) => {
        const { managed } = moment.snapshot.context;
        const isPressed = isTaken(moment) && cameFrom(moment, 'listed');
        const isNext = isOver(moment) && managed.length > 0;
        return moment.calls.includes(CLAIM) !== (isPressed || isNext);
      },
    ),
    never(
      'what is pressed is managed, and what is over is not; in the order of the presses',
      ['REW-07', 'REW-12'],
      (moment) => {
        const was = moment.before?.context.managed ?? [];
        const now = [
          ...(isOver(moment) ? was.slice(1) : was),
          ...(isTaken(moment) ? [chosenIn(moment)] : []),
        ];
        return String(moment.snapshot.context.managed) !== String(now);
      },
    ),
    oneAtATime(CLAIM, ['REW-12']),
    oneAtATime(READ, ['REW-14']),
    never(
      'after the last claim, however it was answered, the list is read anew',
      ['REW-07', 'REW-11'],
      (moment) =>
        isOver(moment) &&
        moment.snapshot.context.managed.length === 0 &&
        !(moment.calls.includes(READ) && shows(moment, 'listed')),
    ),
    never(
      'another bonus in the way is named, and nothing is asked of the platform',
      ['REW-09', 'REW-10'],
      (moment) => {
        const { standing } = moment.snapshot.context;
        const isInTheWay = isAnswer(moment, CLAIM) && isOfAnother(moment.output);
        if (!isInTheWay) {
          return shows(moment, 'inTheWay') && standing !== moment.before?.context.standing;
        }
        return (
          !shows(moment, 'inTheWay') ||
          moment.calls.length > 0 ||
          moment.output.ok ||
          !('reward' in moment.output.problem) ||
          standing !== moment.output.problem.reward
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
      'why a claim came to nothing is told at its gift until it is pressed again',
      ['REW-11', 'REW-12'],
      (moment) => {
        const gift = moment.before?.context.managed[0];
        const problem = problemOf(moment);
        const was = moment.before === undefined ? [] : problemsIn(moment.before);
        const stays = isTaken(moment)
          ? was.filter((one) => !one.startsWith(`${chosenIn(moment)} `))
          : was;
        const now = problem === undefined ? stays : [...stays, `${gift} ${problem}`];
        return String(problemsIn(moment.snapshot)) !== String(now);
      },
    ),
    announcedOnlyBy('reward.claimed', ['REW-07'], isClaimed),
    never(
      'what was claimed is announced, as the platform answered it',
      ['REW-07'],
      (moment) =>
        isClaimed(moment) &&
        !moment.emitted.some(
          (fact) => fact.type === 'reward.claimed' && fact.bonus.assignmentId === 'bon_0003',
        ),
    ),
    never(
      'the wallet is read anew where a bonus may have been given up',
      ['FORF-05'],
      (moment) =>
        moment.facts.includes('wallet.outdated') !==
        (isAnswer(moment, CHILD, 'left') || isFailure(moment, FORFEIT)),
    ),
    begunOnlyBy(FORFEIT, ['FORF-04', 'FORF-06'], ['forfeit.confirmed']),
    never(
      'a bonus is asked about as it is listed, until that is answered',
      ['FORF-04', 'FORF-06'],
      (moment) => {
        const { asked } = moment.snapshot.context;
        const now = askedIn(moment);
        if (now !== undefined) return asked !== now || !shows(moment, 'asking');
        if (shows(moment, 'left')) return false;
        return (
          (asked !== undefined) !== shows(moment, 'asking', 'ending') ||
          (asked !== undefined && asked !== moment.before?.context.asked)
        );
      },
    ),
    never(
      'whatever came of giving a bonus up, the list is read anew',
      ['FORF-04', 'FORF-05'],
      (moment) =>
        (isAnswered(moment) || (isEvent(moment, 'bonus.kept') && cameFrom(moment, 'asking'))) &&
        !(moment.calls.includes(READ) && shows(moment, 'listed')),
    ),
    never(
      'what was not given up is said until it is asked about again',
      ['FORF-04', 'FORF-05'],
      (moment) => {
        const { kept } = moment.snapshot.context;
        if (askedIn(moment) !== undefined || moment.what === undefined) return kept !== undefined;
        if (!isAnswered(moment) || isAnswer(moment, FORFEIT, 'success'))
          return kept !== moment.before?.context.kept;
        return (
          kept?.bonus !== moment.before?.context.asked ||
          (kept?.failure !== undefined) !== isFailure(moment, FORFEIT)
        );
      },
    ),
    announcedOnlyBy('bonus.givenUp', ['FORF-04'], (moment) => isAnswer(moment, FORFEIT, 'success')),
    never(
      'a bonus that was given up is announced',
      ['FORF-04'],
      (moment) =>
        isAnswer(moment, FORFEIT, 'success') &&
        !moment.emitted.some(
          (fact) => fact.type === 'bonus.givenUp' && fact.bonus === moment.before?.context.asked,
        ),
    ),
    never(
      'news of the player and of the balance have the list read anew, unless a claim is under way, which does so',
      ['REW-02', 'REW-16'],
      (moment) =>
        isEvent(moment, 'player.changed', 'balance.changed') &&
        cameFrom(moment, 'listed') &&
        !(moment.calls.includes(READ) && shows(moment, 'listed')),
    ),
    eventTable(['REW-09', 'FORF-06', 'LOGOUT-02'], {
      'retry.requested': { unread: 'reading' },
      'forfeit.confirmed': { asking: 'ending' },
      'player.changed': { listed: 'refreshing', refreshing: 'refreshing' },
      'balance.changed': { listed: 'refreshing', refreshing: 'refreshing' },
      'session.ended': {
        reading: 'left',
        unread: 'left',
        listed: 'left',
        refreshing: 'left',
        claiming: 'left',
        inTheWay: 'left',
        givingUp: 'left',
        asking: 'left',
        ending: 'left',
      },
    }),
  ],
};
