import type { sessionMachine } from '../access/session/machine.ts';
import type { sessionSamples } from '../access/session/samples.ts';
import type { SessionScreen } from '../access/session/screen.ts';
import { holds, never, questionsTo, type Happened } from '../engine/claims.ts';
import type { NamesOf } from '../engine/moment.ts';
import { violated } from '../engine/properties.ts';
import type { Launch } from '../games/launch/moments.ts';
import type { playMachine } from '../games/play/machine.ts';
import type { playSamples } from '../games/play/samples.ts';
import type { PlayScreen } from '../games/play/setup.ts';
import { gaming } from './gaming-members.ts';
import type { Gaming } from './gaming-platform.ts';
import { begins, round } from './playing.ts';
import { REMINDER } from './compositions.ts';
import { timer } from './reminding.ts';
import type { Subject } from './subjects.ts';

const launch = questionsTo<Launch>('launch');
const play = questionsTo<NamesOf<typeof playMachine, typeof playSamples, PlayScreen>>('play');
const session =
  questionsTo<NamesOf<typeof sessionMachine, typeof sessionSamples, SessionScreen>>('session');

type Moment = Happened<Gaming>;

/** A round is under way: its stake may have been taken, and its result was not shown to its end. */
const isUnderWay = ({ before }: Moment): boolean =>
  round.shows(before, 'playing', 'revealing', 'ending');

/** The reminder came, and was not answered since. */
const owes = (isOwed: boolean, moment: Moment): boolean => {
  if (!session.shows(moment.after, 'player')) return false;
  if (timer.comesTo(moment, ...REMINDER)) return true;
  return (
    isOwed &&
    !timer.hears(moment, 'continue.chosen', 'history.chosen', 'logOut.chosen', 'answered.elsewhere')
  );
};

export const gamingSubject: Subject<Gaming> = {
  id: 'gaming',
  title: 'Session, reminder, page of a game, open game and its rounds',
  explains:
    'The session, the reminder, the page of a game, the game that is open for money with its frame, and a slot in that frame on the terms of the market, wired as the site and the studio wire them; with a platform that opens no game and takes no stake against an exclusion, a limit or a suspension, each of which may begin at any moment, in the middle of a round, too. A break of any kind is one here: what differs between them is when they end. It begins elsewhere: on another device, or by support. Left out, and held elsewhere: what the player opens over the game, and with it a break that they begin there (the properties of the open game, and those of breaks on their page); frames that are silent, slow or broken, and the end of the session inside the game (the properties of the open game); the wallet, which pays a round to its end and takes no other stake (tests/backend/games/wallet-compositions.test.ts, in every market). Who is not logged in is a guest, of whom nobody knows a break: what is open to guests is the law’s of free play.',
  kind: 'composition',
  flows: ['access.session', 'limits.activityTimer', 'games.launch', 'games.play', 'games.round'],
  composition: gaming,
  properties: [
    {
      id: 'break.noGame',
      title:
        'Who is on a break, cooling off or excluded comes to no game, for money or for nothing.',
      explains:
        'From the moment at which the platform holds the break the page of a game never comes to a game, whatever was pressed before, and however late the word of the break is.',
      requirements: ['EXC-06', 'GAME-01', 'GAME-13', 'GUARD-04'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never(
          (moment) => moment.before.platform.standing !== 'open' && launch.comesTo(moment, 'game'),
        ),
    },
    {
      id: 'suspension.noGame',
      title: 'Nobody whose account is suspended comes to a game.',
      explains: 'The same while a suspension stands.',
      requirements: ['GUARD-12', 'GAME-01'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never(
          (moment) =>
            moment.before.platform.stop === 'suspension' && launch.comesTo(moment, 'game'),
        ),
    },
    {
      id: 'round.endsFirst',
      title:
        'A round under way is cut by nothing but the end of the session or the player who leaves.',
      explains:
        'While a stake is on its way, a result is shown or its end is told, no reminder, check, limit, suspension or change of the profile lays anything over the game or closes it: the round is shown to its end first. Patience with a game that does not answer is the open game’s own property.',
      requirements: ['INGAME-03', 'ACT-08', 'EXC-06', 'LIM-01'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never(
          (moment) =>
            isUnderWay(moment) &&
            session.shows(moment.after, 'player') &&
            !play.shows(moment.after, 'playing', 'pausing') &&
            !play.hears(moment, 'game.left') &&
            moment.after.page === 'game',
        ),
    },
    {
      id: 'round.noneAfterStop',
      title: 'After an exclusion, a limit or a suspension no other round begins.',
      explains:
        'A stake that is asked for while one of them stands is refused, the game says so, and no round comes of it: none is shown that was not staked before.',
      requirements: ['EXC-06', 'LIM-01', 'GUARD-12', 'SCOPE-03'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never((moment) => {
          const { standing, stop } = moment.before.platform;
          const isStopped = standing !== 'open' || stop !== undefined;
          return (
            isStopped && round.shows(moment.before, 'playing') && round.comesTo(moment, 'revealing')
          );
        }),
    },
    {
      id: 'reminder.stopsPlay',
      title: 'No round begins while the reminder shows.',
      explains:
        'From the moment at which the reminder shows until it goes, no stake is asked for: a round under way ends, autoplay begins no other, and no press counts.',
      requirements: ['ACT-08', 'NS-61'],
      fields: [],
      demandedBy: 'every',
      claim: () => never((moment) => timer.shows(moment.before, ...REMINDER) && begins(moment)),
    },
    {
      id: 'reminder.answeredBeforeStake',
      title: 'The reality check is answered before the next stake.',
      explains:
        'Once the reminder has shown, no round is asked for until the player goes on or asks for the transactions, here or in another tab; a reminder that is closed is not answered.',
      requirements: ['ACT-08', 'NS-61', 'EDD-07'],
      fields: ['realityCheck'],
      demandedBy: ['UKGC', 'GGL'],
      claim: () =>
        holds<Gaming, boolean>(false, (isOwed, moment) =>
          isOwed && begins(moment) ? violated : owes(isOwed, moment),
        ),
    },
    {
      id: 'check.answeredBeforeStake',
      title: 'The check inside a game is answered before the next stake.',
      explains:
        'While the check shows, until the platform has taken its answer, no round is asked for.',
      requirements: ['INGAME-06', 'NS-61'],
      fields: ['gameCheckMinutes'],
      demandedBy: 'every',
      claim: () => never((moment) => play.shows(moment.before, 'check') && begins(moment)),
    },
  ],
};
