import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { reminderSettingsMachine, ReminderSettingsScreen } from './machine.ts';
import type { reminderSettingsSamples } from './samples.ts';

type Settings = NamesOf<
  typeof reminderSettingsMachine,
  typeof reminderSettingsSamples,
  ReminderSettingsScreen
>;

const { announcedOnlyBy, begunOnlyBy, cameFrom, isAnswer, isEvent, isFailure, never, showsAfter } =
  propertiesOf<Settings>();

export const reminderSettingsSafety: Safety<Settings> = {
  leave: 'page',
  properties: [
    begunOnlyBy('updateActivitySettings', ['ACT-01', 'ACT-05'], ['reminder.chosen']),
    begunOnlyBy('updateActivityTimer', ['ACT-03', 'ACT-05'], [], (moment) =>
      isAnswer(moment, 'updateActivitySettings'),
    ),
    begunOnlyBy(
      'getActivitySettings',
      ['ACT-01'],
      ['retry.requested'],
      ({ what }) => what === undefined,
    ),
    showsAfter('getActivitySettings', ['ACT-01'], {
      success: 'choosing',
      halfHour: 'choosing',
      off: 'choosing',
      notSet: 'choosing',
    }),
    showsAfter('updateActivityTimer', ['ACT-03'], { halfHour: 'saved' }),
    never(
      'a reminder that is set begins in this session, too',
      ['ACT-03'],
      (moment) =>
        isAnswer(moment, 'updateActivitySettings') && !moment.calls.includes('updateActivityTimer'),
    ),
    never(
      'whoever chooses is heard, and nobody gets less than their law asks for',
      ['ACT-01', 'ACT-09', 'EDD-07'],
      (moment) => {
        if (!isEvent(moment, 'reminder.chosen')) return false;
        const isNone =
          moment.what !== undefined && 'send' in moment.what && moment.what.case === 'none';
        const isAllowed = !isNone || moment.snapshot.context.policy.reminderMayBeOff;
        const mayChoose = cameFrom(moment, 'choosing', 'saved', 'notSaved');
        return moment.calls.includes('updateActivitySettings') !== (isAllowed && mayChoose);
      },
    ),
    never('what is stored is what was chosen', ['ACT-01'], (moment) => {
      const isNone =
        moment.what !== undefined && 'send' in moment.what && moment.what.case === 'none';
      return (
        isEvent(moment, 'reminder.chosen') &&
        moment.taken.length > 0 &&
        moment.snapshot.context.asked !== (isNone ? null : 30)
      );
    }),
    never(
      'only the platform says what is set',
      ['ACT-01'],
      ({ before, snapshot, ...moment }) =>
        before !== undefined &&
        before.context.minutes !== snapshot.context.minutes &&
        !(moment.what !== undefined && 'answer' in moment.what),
    ),
    never('what the platform says is what shows', ['ACT-01', 'ACT-09'], (moment) => {
      if (!isAnswer(moment, 'getActivitySettings') && !isAnswer(moment, 'updateActivitySettings')) {
        return false;
      }
      const { activityTimer, activityTimerOn } = moment.output.data;
      return moment.snapshot.context.minutes !== (activityTimerOn ? activityTimer : null);
    }),
    announcedOnlyBy('reminder.changed', ['ACT-03'], (moment) =>
      isAnswer(moment, 'updateActivityTimer'),
    ),
    never(
      'the timer hears of every change',
      ['ACT-03'],
      (moment) =>
        isAnswer(moment, 'updateActivityTimer') && !moment.facts.includes('reminder.changed'),
    ),
    never(
      'a new try forgets the failure of the last one',
      ['ERR-03'],
      (moment) =>
        moment.calls.includes('updateActivitySettings') &&
        moment.snapshot.context.failure !== undefined,
    ),
    never(
      'why it failed is told',
      ['ERR-03'],
      (moment) =>
        isFailure(moment) &&
        !(
          moment.screen === (cameFrom(moment, 'loading') ? 'loadFailed' : 'notSaved') &&
          moment.snapshot.context.failure !== undefined
        ),
    ),
    never(
      'who tries again has it read again',
      ['ERR-03'],
      (moment) =>
        isEvent(moment, 'retry.requested') &&
        cameFrom(moment, 'loadFailed') &&
        moment.screen !== 'loading',
    ),
  ],
};
