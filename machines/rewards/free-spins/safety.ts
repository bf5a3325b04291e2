import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { isOfAnother, type FreeSpins } from '../rewards.ts';
import type { freeSpinsMachine } from './machine.ts';
import type { freeSpinsSamples } from './samples.ts';
import type { FreeSpinsScreen } from './screen.ts';
import type { SpinsAct } from './setup.ts';

type Spins = NamesOf<typeof freeSpinsMachine, typeof freeSpinsSamples, FreeSpinsScreen>;

const {
  announcedOnlyBy,
  cameFrom,
  eventTable,
  isAnswer,
  isEvent,
  isFailure,
  never,
  oneAtATime,
  shows,
} = propertiesOf<Spins>();

const READ = 'getFreeSpins';
const FOLLOW = 'getFreeSpinProgress';
const CLAIM = 'claimFreeSpins';
const START = 'claimQueuedFreeSpins';
const CHILD = 'forfeitClaim';

/** The campaign that a press names. */
const chosenIn = ({ what }: Moment<Spins>): string =>
  what !== undefined && 'case' in what && what.case === 'another' ? 'camp_tour' : 'camp_spins';

const statusOf = (known: readonly FreeSpins[] | undefined, campaignId: string | undefined) =>
  known?.find((spins) => spins.campaignId === campaignId)?.status;

/** A press in the list of those that it is for. */
const isPress = (moment: Moment<Spins>, event: 'claim.chosen' | 'start.chosen'): boolean =>
  isEvent(moment, event) &&
  cameFrom(moment, 'listed') &&
  statusOf(moment.before?.context.known, chosenIn(moment)) ===
    (event === 'claim.chosen' ? 'ELIGIBLE' : 'QUEUED');

const isTaken = (moment: Moment<Spins>): boolean =>
  isPress(moment, 'claim.chosen') || isPress(moment, 'start.chosen');

const mayWait = ({ before }: Moment<Spins>): boolean =>
  statusOf(before?.context.known, before?.context.chosen) === 'ELIGIBLE';

/** What a moment is the end of: a claim, a place in the line, a claim out of it. */
const actOf = (moment: Moment<Spins>): SpinsAct | undefined => {
  if (isAnswer(moment, START) || isFailure(moment, START)) return 'start';
  if (!isAnswer(moment, CLAIM) && !isFailure(moment, CLAIM)) return undefined;
  return cameFrom(moment, 'queueing') ? 'queue' : 'claim';
};

const isGranted = (moment: Moment<Spins>): boolean =>
  isAnswer(moment, CLAIM, 'success') ||
  isAnswer(moment, START, 'success') ||
  isAnswer(moment, CHILD, 'granted');

/** Whether something stands in the way, and the player is asked about it: not of those that wait in line. */
const isInTheWay = (moment: Moment<Spins>): boolean =>
  (isAnswer(moment, CLAIM) || isAnswer(moment, START)) &&
  isOfAnother(moment.output) &&
  actOf(moment) !== 'queue';

/** Whether a press is over, and the list is read anew. */
const isOver = (moment: Moment<Spins>): boolean =>
  isAnswer(moment, CHILD, 'left') ||
  (actOf(moment) !== undefined && !isGranted(moment) && !isInTheWay(moment));

/** What a moment says of the press that is over: its problem, by act and code or kind. */
const problemOf = (moment: Moment<Spins>): string | undefined => {
  const act = actOf(moment);
  if (act === undefined || isInTheWay(moment)) return undefined;
  if (isFailure(moment, CLAIM, START)) return `${act} failure`;
  return (isAnswer(moment, CLAIM) || isAnswer(moment, START)) && !moment.output.ok
    ? `${act} ${moment.output.code}`
    : undefined;
};

const problemIn = ({ context: { problem } }: Spins['snapshot']): string | undefined =>
  problem && `${problem.act} ${'refusal' in problem ? problem.refusal : 'failure'}`;

/** Whether free spins run that are listed, so that a round of theirs may have been played. */
const hasRunning = ({ before }: Moment<Spins>): boolean =>
  before?.context.known?.some(({ status }) => status === 'ACTIVE') === true;

/** Whether news of the balance come to a list that is not being read. */
const isNews = (moment: Moment<Spins>): boolean =>
  isEvent(moment, 'balance.changed') && cameFrom(moment, 'listed');

const isReading = (moment: Moment<Spins>): boolean =>
  moment.before?.matches({ list: 'refreshing' }) === true;

export const freeSpinsSafety: Safety<Spins> = {
  leave: 'page',
  sessionEnd: { event: 'session.ended', screens: ['left'] },
  properties: [
    never(
      'it begins by reading, and reads anew after each press, when those that ran are over, and with news of the player',
      ['FSPIN-03', 'ERR-03'],
      (moment) =>
        moment.calls.includes(READ) !==
        (moment.what === undefined ||
          (isEvent(moment, 'retry.requested') && cameFrom(moment, 'unread')) ||
          (isEvent(moment, 'player.changed') && cameFrom(moment, 'listed')) ||
          (isNews(moment) && isReading(moment)) ||
          isAnswer(moment, FOLLOW, 'wagering', 'spinsNotFound') ||
          isOver(moment)),
    ),
    {
      ...never(
        'progress is asked of free spins that run, and of nothing else',
        ['FSPIN-01', 'FSPIN-04'],
        (moment) =>
          moment.calls.includes(FOLLOW) !==
          (isNews(moment) && hasRunning(moment) && !isReading(moment)),
      ),
      offers: (snapshot) =>
        snapshot.matches({ list: 'following' }) || snapshot.matches({ list: 'refreshing' })
          ? ['balance.changed']
          : [],
    },
    never(
      'what shows is what was read, with the rounds that were played since',
      ['FSPIN-03', 'FSPIN-04'],
      (moment) => {
        const { known } = moment.snapshot.context;
        if (isAnswer(moment, READ)) return known !== moment.output.data.freeSpins;
        const was = moment.before?.context.known;
        if (!isAnswer(moment, FOLLOW, 'success')) return known !== was;
        const { campaignId, games, won } = moment.output.data;
        return (
          known?.some((spins, at) =>
            spins.campaignId === campaignId
              ? spins.won !== won ||
                spins.games.some(
                  ({ gameId, roundsPlayed, name }, place) =>
                    name !== was?.[at]?.games[place]?.name ||
                    games.find((game) => game.gameId === gameId)?.roundsPlayed !== roundsPlayed,
                )
              : spins !== was?.[at],
          ) !== false
        );
      },
    ),
    never(
      'a list that could not be read anew stays, and says so; without one the failure is told',
      ['FSPIN-03', 'ERR-03'],
      (moment) => {
        const { isOld, failure } = moment.snapshot.context;
        if (isFailure(moment, READ, FOLLOW)) {
          return cameFrom(moment, 'reading')
            ? !shows(moment, 'unread') || failure === undefined
            : !shows(moment, 'listed') || !isOld;
        }
        const isNew = isAnswer(moment, READ) || isAnswer(moment, FOLLOW, 'success');
        return isOld !== (!isNew && moment.before?.context.isOld === true);
      },
    ),
    never(
      'what is known stays in sight while it is read anew',
      ['FSPIN-03'],
      (moment) => shows(moment, 'reading') && moment.snapshot.context.known !== undefined,
    ),
    never('a failure of the reading is told only while it stands', ['ERR-03'], (moment) =>
      shows(moment, 'left')
        ? false
        : (moment.snapshot.context.failure !== undefined) !== shows(moment, 'unread'),
    ),
    oneAtATime(READ, ['FSPIN-03']),
    oneAtATime(FOLLOW, ['FSPIN-03']),
    oneAtATime(CLAIM, ['FSPIN-03']),
    oneAtATime(START, ['FSPIN-02']),
    never(
      'free spins are claimed when they are pressed, and put in line when the player says so',
      ['FSPIN-03', 'REW-18'],
      (moment) => {
        const isWait =
          isEvent(moment, 'wait.chosen') && cameFrom(moment, 'inTheWay') && mayWait(moment);
        return (
          moment.calls.includes(CLAIM) !== (isPress(moment, 'claim.chosen') || isWait) ||
          (isWait && !shows(moment, 'queueing'))
        );
      },
    ),
    never(
      'those in line run at a press, and at no other',
      ['FSPIN-02', 'REW-18'],
      (moment) => moment.calls.includes(START) !== isPress(moment, 'start.chosen'),
    ),
    never('what is pressed is what is dealt with', ['FSPIN-03'], (moment) => {
      const was = moment.before?.context.chosen;
      return moment.snapshot.context.chosen !== (isTaken(moment) ? chosenIn(moment) : was);
    }),
    never(
      'what stands in the way is named, and nothing is asked of the platform',
      ['REW-09', 'REW-10', 'FSPIN-02'],
      (moment) => {
        const { standing } = moment.snapshot.context;
        if (!isInTheWay(moment))
          return shows(moment, 'inTheWay') && standing !== moment.before?.context.standing;
        return (
          !shows(moment, 'inTheWay') ||
          moment.calls.length > 0 ||
          !(isAnswer(moment, CLAIM) || isAnswer(moment, START)) ||
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
      ['FORF-01', 'FSPIN-02'],
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
      'why a press came to nothing is told at its free spins until the next press',
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
    never(
      'once they run the page is over',
      ['REW-08'],
      (moment) => shows(moment, 'granted') !== isGranted(moment),
    ),
    announcedOnlyBy('spins.granted', ['REW-08'], isGranted),
    never(
      'what runs is announced as the platform answered it',
      ['REW-08', 'NS-60'],
      (moment) =>
        isGranted(moment) &&
        !moment.emitted.some(
          (fact) => fact.type === 'spins.granted' && fact.spins.assignmentId === 'spins_0002',
        ),
    ),
    never(
      'what waits is announced by its name',
      ['REW-18'],
      (moment) =>
        moment.facts.includes('spins.queued') !==
          (isAnswer(moment, CLAIM, 'queued') && actOf(moment) === 'queue') ||
        moment.emitted.some((fact) => fact.type === 'spins.queued' && fact.name !== 'Ten spins'),
    ),
    never(
      'the wallet is read anew where a bonus may have been given up',
      ['FORF-05'],
      (moment) => moment.facts.includes('wallet.outdated') !== isAnswer(moment, CHILD),
    ),
    eventTable(['FSPIN-02', 'FORF-06', 'LOGOUT-02'], {
      'retry.requested': { unread: 'reading' },
      'bonus.kept': { 'blocked.inTheWay': 'list' },
      'player.changed': { list: 'list.refreshing' },
      'session.ended': {
        reading: 'left',
        unread: 'left',
        list: 'left',
        claiming: 'left',
        starting: 'left',
        blocked: 'left',
      },
    }),
  ],
};
