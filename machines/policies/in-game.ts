import { holds, never, type Claim } from '../engine/claims.ts';
import { violated } from '../engine/properties.ts';
import { inGame, MINUTE, type InGame } from './in-game-model.ts';
import type { Subject } from './subjects.ts';

/** No stake is taken for so many minutes after a check was confirmed. */
const restsFor = (minutes: number): Claim<InGame, number | null> =>
  holds<InGame, number | null>(null, (confirmed, { move, after }) => {
    if (move === 'confirm') return after.platform.at;
    const isEarly = confirmed !== null && after.platform.at - confirmed < minutes * MINUTE;
    return move === 'stake' && isEarly ? violated : confirmed;
  });

/** No stake is taken after so many minutes in one game without a check that was confirmed. */
const checkedEach = (minutes: number): Claim<InGame, number> =>
  holds<InGame, number>(0, (since, { move, after, before }) => {
    if (move === 'confirm') return after.platform.at;
    const begun = before.platform.open.length === 0 ? after.platform.at : since;
    return move === 'stake' && after.platform.at - begun >= minutes * MINUTE ? violated : begun;
  });

/** While a game is open, this stands in sight. */
const sees = (what: InGame['inSight'][number]): Claim<InGame, null> =>
  never(({ after }) => after.platform.open.length > 0 && !after.platform.inSight.includes(what));

export const inGameSubject: Subject<InGame> = {
  id: 'inGame',
  title: 'Games that are open, over an evening',
  explains:
    'Rules alone, the very functions that the platform and the head of a game run: whether a launch begins, waits or asks the file of activity first, whether it ends other games, what stands in sight, for how long was played, when a check is due, what it tells, and until when play rests. Games are opened, closed and opened on a second device, stakes are taken, checks are confirmed, and another operator is played at, in every order, while time passes in steps of twenty minutes, and of four while play rests. Left out, and held by tests of their own: that the platform stores and reads what these functions decide, that the head and the check show what these functions name, and calls that are slow or lost. The file and the other operator are honest here: who is told to play in one place begins in no other.',
  kind: 'rules',
  flows: [],
  composition: inGame,
  properties: [
    {
      id: 'inGame.one',
      title: 'Nobody has two games open at once.',
      explains: 'Over all tabs and devices, by the rule that has another game end the one before.',
      requirements: ['GAME-01'],
      fields: ['gamesAtOnce'],
      demandedBy: ['UKGC', 'AGCO', 'GGL'],
      claim: () => never(({ after }) => after.platform.open.length > 1),
    },
    {
      id: 'inGame.netPosition',
      title: 'While a game is open, wins less stakes stand in sight.',
      explains:
        'The rule that the head of a game reads names them. That the head shows them is held by its tests.',
      requirements: ['INGAME-03'],
      fields: ['netPositionShown'],
      demandedBy: ['UKGC', 'AGCO'],
      claim: () => sees('netPosition'),
    },
    {
      id: 'inGame.clock',
      title: 'While a game is open, the time since it was opened stands in sight.',
      explains:
        'The rule that the head of a game reads names it. That the head shows it is held by its tests.',
      requirements: ['INGAME-03'],
      fields: ['gameClockShown'],
      demandedBy: ['UKGC', 'AGCO'],
      claim: () => sees('clock'),
    },
    {
      id: 'inGame.hourly',
      title: 'After an hour of play nobody stakes before they have confirmed a check.',
      explains:
        'An hour for which a game was open without a gap, since the last check or since the first game.',
      requirements: ['ACT-08', 'INGAME-06', 'NS-61'],
      fields: ['gameCheckMinutes'],
      demandedBy: ['GGL'],
      claim: () => checkedEach(60),
    },
    {
      id: 'inGame.rest',
      title: 'Play rests for five minutes after a check.',
      explains:
        'No stake is taken within five minutes of the answer to a check, where there is one.',
      requirements: ['ACT-08', 'NS-61'],
      fields: ['gameCheckBreakMinutes'],
      demandedBy: 'every',
      claim: () => restsFor(5),
    },
    {
      id: 'inGame.told',
      title: 'Whoever confirms a check was told the time and what they won less what they staked.',
      explains: 'Among the figures that the platform tells with a check, where there is one.',
      requirements: ['INGAME-06', 'NS-61'],
      fields: ['gameCheckFigures'],
      demandedBy: 'every',
      claim: () =>
        never(
          ({ move, after: { platform } }) =>
            move === 'confirm' &&
            !(platform.told.includes('time') && platform.told.includes('netPosition')),
        ),
    },
    {
      id: 'inGame.reported',
      title: 'Nobody plays here who plays at another operator.',
      explains:
        'The file of the regulator is asked before each game, and knows who plays elsewhere.',
      requirements: ['GAME-01'],
      fields: ['activityFile'],
      demandedBy: ['GGL'],
      claim: () =>
        never(({ after: { platform } }) => platform.open.length > 0 && platform.isElsewhere),
    },
  ],
};
