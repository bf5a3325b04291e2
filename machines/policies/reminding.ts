import type { activityTimerMachine } from '../limits/activity-timer/machine.ts';
import type { activityTimerSamples } from '../limits/activity-timer/samples.ts';
import type { ActivityTimerScreen } from '../limits/activity-timer/screen.ts';
import { never, questionsTo } from '../engine/claims.ts';
import type { NamesOf } from '../engine/moment.ts';
import { REMINDER, reminding } from './compositions.ts';
import type { Known } from './platform.ts';
import type { Subject } from './subjects.ts';

type TimerNames = NamesOf<
  typeof activityTimerMachine,
  typeof activityTimerSamples,
  ActivityTimerScreen
>;

export const timer = questionsTo<TimerNames>('activityTimer');

export const remindingSubject: Subject<Known> = {
  id: 'reminding',
  title: 'Session and activity timer',
  explains:
    'The session, and the reminder of the time that runs beside the pages for as long as somebody is signed in; with a platform that holds what it says about breaks. How minutes are counted where the platform cannot be asked is left out: the chart’s own properties hold it.',
  kind: 'composition',
  flows: ['access.session', 'limits.activityTimer'],
  composition: () => reminding,
  properties: [
    {
      id: 'reminder.answered',
      title: 'The reality check goes only when it is answered.',
      explains:
        'Once the reminder shows, it is left only by going on, by asking for the transactions, by logging out, by the same answer in another tab, or with the session; closing it, a failure and time do not make it go. That play waits meanwhile is a property of its own, with the charts of a game.',
      requirements: ['EDD-07', 'NS-61', 'ACT-03'],
      fields: ['realityCheck'],
      demandedBy: ['UKGC', 'GGL'],
      claim: () =>
        never(
          (moment) =>
            timer.shows(moment.before, ...REMINDER) &&
            moment.after.screen('activityTimer') !== undefined &&
            !timer.shows(moment.after, ...REMINDER) &&
            !timer.hears(
              moment,
              'continue.chosen',
              'history.chosen',
              'logOut.chosen',
              'answered.elsewhere',
            ),
        ),
    },
    {
      id: 'reminder.endsWithSession',
      title: 'Nobody is reminded after the session has ended.',
      explains: 'The reminder runs exactly as long as the session has a player.',
      requirements: ['ACT-04', 'LOGOUT-02'],
      fields: [],
      demandedBy: 'every',
      claim: () =>
        never(
          ({ after }) =>
            after.screen('session') !== 'player' && after.screen('activityTimer') !== undefined,
        ),
    },
    {
      id: 'reminder.neverOff',
      title: 'There is no session without a reminder.',
      explains: 'Whatever the platform says was set, the reminder runs.',
      requirements: ['ACT-01', 'ACT-09'],
      fields: ['reminderMayBeOff'],
      demandedBy: ['GGL'],
      claim: () => never(({ after }) => after.shared('activityTimer') === 'off'),
    },
  ],
};
