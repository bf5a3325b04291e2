import { holds, never, questionsTo, type Claim, type Happened } from '../engine/claims.ts';
import type { NamesOf } from '../engine/moment.ts';
import { violated } from '../engine/properties.ts';
import type { roundMachine } from '../games/round/machine.ts';
import type { roundSamples } from '../games/round/samples.ts';
import type { RoundScreen } from '../games/round/setup.ts';
import { playing, type Opening, type RoundShared } from './playing-terms.ts';
import type { Subject } from './subjects.ts';

type RoundNames = NamesOf<typeof roundMachine, typeof roundSamples, RoundScreen>;

export const round = questionsTo<RoundNames>('round');

const sharedBy = (view: Happened['before']): RoundShared | undefined =>
  view.shared('round') as RoundShared | undefined;

/** A round is asked for that was not asked for before. */
export const begins = (moment: Happened): boolean =>
  round.calls(moment, 'playRound') && !round.hears(moment, 'call.repeated');

/** The opening that is answered at this moment; undefined where none is. */
function openedIn(moment: Happened): Opening | undefined {
  const what = moment.happening?.what;
  return what !== undefined && 'answer' in what && what.answer === 'openPlay'
    ? (what.with as Opening)
    : undefined;
}

const passedIn = ({ happening }: Happened): number =>
  happening !== undefined && 'pass' in happening.what ? happening.what.pass : 0;

interface Paced {
  readonly opening: Opening | undefined;
  /** ms since the last round came, as far as they decide; undefined where none did. */
  readonly since: number | undefined;
}

/** In these games no round begins until so long after the one before. */
const paced = (ms: number, ...games: readonly Opening[]): Claim<null, Paced> =>
  holds<null, Paced>({ opening: undefined, since: undefined }, (known, moment) => {
    const opening = openedIn(moment);
    if (opening !== undefined) return { opening, since: undefined };
    const isAsked = known.opening !== undefined && games.includes(known.opening);
    if (round.isAnswered(moment, 'playRound')) return { ...known, since: 0 };
    const since =
      known.since === undefined ? undefined : Math.min(ms, known.since + passedIn(moment));
    if (isAsked && begins(moment) && since !== undefined && since < ms) return violated;
    return { ...known, since };
  });

/** In these games no round is asked for with a higher stake. */
const staked = (most: number, ...games: readonly Opening[]): Claim<null, Opening | null> =>
  holds<null, Opening | null>(null, (known, moment) => {
    const opening = openedIn(moment) ?? known;
    const stake = sharedBy(moment.after)?.stake ?? 0;
    const isAsked = opening !== null && games.includes(opening);
    return isAsked && begins(moment) && stake > most ? violated : opening;
  });

export const playingSubject: Subject<null> = {
  id: 'playing',
  title: 'Rounds of a game, on the terms of the law',
  explains:
    'The game’s own chart, opened on the terms that a launch hands to the studio: a slot for a player of 24 years and for one of 25, and blackjack. The platform’s half is left out: the studio’s server and the wallet hold the same terms, and a game that is read anew knows of no round before.',
  kind: 'composition',
  flows: ['games.round'],
  composition: playing,
  properties: [
    {
      id: 'play.slotPace',
      title: 'No round of a slot starts within 2.5 seconds of the one before.',
      explains:
        'From the moment at which a round comes until the next is asked for 2.5 seconds pass, whatever is pressed.',
      requirements: ['SCOPE-03', 'GAME-02'],
      fields: ['shortestSlotRoundMs'],
      demandedBy: ['UKGC', 'Spelinspektionen', 'AGCO', 'GGL'],
      claim: () => paced(2_500, 'slotAt24', 'slotAt25'),
    },
    {
      id: 'play.threeSeconds',
      title: 'No round starts within three seconds of the one before.',
      explains: 'The same of every game, autoplay included.',
      requirements: ['SCOPE-03', 'GAME-02'],
      fields: ['shortestSlotRoundMs', 'shortestOtherRoundMs'],
      demandedBy: ['Spelinspektionen'],
      claim: () => paced(3_000, 'slotAt24', 'slotAt25', 'blackjack'),
    },
    {
      id: 'play.slotFiveSeconds',
      title: 'No round of a slot starts within five seconds of the one before.',
      explains: 'The same with five seconds.',
      requirements: ['SCOPE-03', 'GAME-02'],
      fields: ['shortestSlotRoundMs'],
      demandedBy: ['GGL'],
      claim: () => paced(5_000, 'slotAt24', 'slotAt25'),
    },
    {
      id: 'play.tableFiveSeconds',
      title: 'No round of a game but a slot starts within five seconds of the one before.',
      explains: 'The same of games that are no slots.',
      requirements: ['SCOPE-03', 'GAME-02'],
      fields: ['shortestOtherRoundMs'],
      demandedBy: ['UKGC'],
      claim: () => paced(5_000, 'blackjack'),
    },
    {
      id: 'play.ownPress',
      title: 'Each round is started by a press of its own.',
      explains: 'No round is asked for at any moment but a press of start.',
      requirements: ['SCOPE-03', 'GAME-02'],
      fields: ['autoplayRounds'],
      demandedBy: ['UKGC', 'AGCO', 'GGL'],
      claim: () => never((moment) => begins(moment) && !round.hears(moment, 'start.pressed')),
    },
    {
      id: 'play.fullWait',
      title: 'Nothing shortens the time until a result shows.',
      explains: 'A wish to see the result at once shows no more of it than was shown before.',
      requirements: ['SCOPE-03', 'GAME-02'],
      fields: ['speedUps'],
      demandedBy: ['UKGC', 'AGCO'],
      claim: () =>
        never(
          (moment) =>
            round.hears(moment, 'reveal.hastened') &&
            sharedBy(moment.before)?.shown !== sharedBy(moment.after)?.shown,
        ),
    },
    {
      id: 'play.youngStake',
      title: 'Nobody below 25 years stakes more than 2 pounds on a round of a slot.',
      explains: 'No round is asked for with more, in euros as in pounds.',
      requirements: ['SCOPE-03', 'GAME-02'],
      fields: ['highestStakes'],
      demandedBy: ['UKGC'],
      claim: () => staked(200, 'slotAt24'),
    },
    {
      id: 'play.fivePounds',
      title: 'Nobody stakes more than 5 pounds on a round of a slot.',
      explains: 'The same for everybody, with 5 pounds.',
      requirements: ['SCOPE-03', 'GAME-02'],
      fields: ['highestStakes'],
      demandedBy: ['UKGC'],
      claim: () => staked(500, 'slotAt24', 'slotAt25'),
    },
    {
      id: 'play.oneEuro',
      title: 'Nobody stakes more than 1 euro on a round of a slot.',
      explains: 'The same with 1 euro.',
      requirements: ['SCOPE-03', 'GAME-02'],
      fields: ['highestStakes'],
      demandedBy: ['GGL'],
      claim: () => staked(100, 'slotAt24', 'slotAt25'),
    },
  ],
};
