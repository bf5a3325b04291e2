import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { idleMachine } from './machine.ts';
import type { idleSamples } from './samples.ts';
import type { IdleScreen } from './setup.ts';

type Idle = NamesOf<typeof idleMachine, typeof idleSamples, IdleScreen>;

const {
  announcedOnlyBy,
  begunOnlyBy,
  eventTable,
  holds,
  isAnswer,
  isEvent,
  isFailure,
  never,
  shows,
} = propertiesOf<Idle>();

/** The ms without a sign of the player that end the session, and the ms of warning at their end. */
const THRESHOLD = 1_800_000;
const WARNING = 180_000;

const passed = ({ what }: Moment<Idle>): number | undefined =>
  what !== undefined && 'pass' in what ? what.pass : undefined;
const wasIn = ({ before }: Moment<Idle>, state: 'here' | 'warned' | 'doubted'): boolean =>
  before?.matches({ watching: { presence: state } }) === true;
const isIn = ({ snapshot }: Moment<Idle>, state: 'here' | 'warned' | 'doubted'): boolean =>
  snapshot.matches({ watching: { presence: state } });
/** An answer in the doubt whether anybody is there. */
const decides = (moment: Moment<Idle>): boolean =>
  (wasIn(moment, 'doubted') || isAnswer(moment, 'getActivityCheck')) &&
  (isAnswer(moment, 'getActivityCheck') || isFailure(moment, 'getActivityCheck'));
const tells = ({ calls }: Moment<Idle>): boolean => calls.includes('updateActivityCheck');
const wasQuiet = ({ before }: Moment<Idle>): boolean =>
  before?.matches({ watching: { reports: 'quiet' } }) === true;
const slept = ({ what }: Moment<Idle>): boolean =>
  what !== undefined && 'send' in what && what.case === 'slept';

export const idleSafety: Safety<Idle> = {
  leave: 'page',
  properties: [
    holds(
      'who does nothing is warned after 27 minutes and given up after 30, neither earlier nor later',
      ['ACT-06', 'ACT-07', 'NS-05', 'CONST-04'],
      0,
      (idle: number, moment) => {
        const { what } = moment;
        if (what === undefined) return 0;
        if (isAnswer(moment, 'getActivityCheck', 'success')) return 60_000;
        if (isEvent(moment, 'activity.seen') && wasIn(moment, 'here')) return 0;
        if (isEvent(moment, 'activity.elsewhere', 'stay.chosen') && isIn(moment, 'here')) return 0;
        if (isEvent(moment, 'device.woke') && (wasIn(moment, 'here') || wasIn(moment, 'warned'))) {
          if (slept(moment)) return isIn(moment, 'doubted') ? THRESHOLD : violated;
          return isIn(moment, 'here') ? 60_000 : violated;
        }
        const pass = passed(moment);
        if (pass === undefined) return idle;
        const now = idle + pass;
        // It waits for the platform’s word, or only tells it something once more.
        if (wasIn(moment, 'doubted')) return isIn(moment, 'doubted') ? idle : violated;
        const due = now >= THRESHOLD ? 'doubted' : now >= THRESHOLD - WARNING ? 'warned' : 'here';
        if (wasIn(moment, 'here')) {
          const isLate = idle < THRESHOLD - WARNING && now > THRESHOLD - WARNING;
          return !isLate && isIn(moment, due === 'doubted' ? 'warned' : due) ? now : violated;
        }
        return now <= THRESHOLD && isIn(moment, due) ? now : violated;
      },
    ),
    never(
      'a page that slept for longer than that asks the platform, whatever is pressed first',
      ['ACT-06'],
      (moment) =>
        (isEvent(moment, 'device.woke') &&
          slept(moment) &&
          moment.snapshot.matches('watching') &&
          !isIn(moment, 'doubted')) ||
        (isEvent(moment, 'activity.seen', 'activity.elsewhere', 'stay.chosen', 'logOut.chosen') &&
          wasIn(moment, 'doubted') &&
          moment.taken.length > 0),
    ),
    never(
      'the platform’s word decides who is logged out; without it, the page’s own',
      ['ACT-06'],
      (moment) => {
        if (!decides(moment)) return false;
        const stays = isAnswer(moment, 'getActivityCheck', 'success');
        return shows(moment, 'left') === stays || moment.facts.includes('player.idled') === stays;
      },
    ),
    never(
      'what lies under the question hears of it, once, and that somebody is there after all; never of the end',
      ['ACT-06', 'ACT-07'],
      (moment) => {
        const isAsked = isIn(moment, 'warned') || isIn(moment, 'doubted');
        const wasAsked = wasIn(moment, 'warned') || wasIn(moment, 'doubted');
        return (
          moment.facts.includes('absence.doubted') !== (isAsked && !wasAsked) ||
          moment.facts.includes('absence.refuted') !== (wasAsked && isIn(moment, 'here'))
        );
      },
    ),
    announcedOnlyBy('player.idled', ['ACT-06'], decides),
    announcedOnlyBy('signOut.wanted', ['ACT-06'], (moment) => isEvent(moment, 'logOut.chosen')),
    never(
      'who chooses to log out does',
      ['ACT-06'],
      (moment) =>
        isEvent(moment, 'logOut.chosen') &&
        wasIn(moment, 'warned') &&
        !(shows(moment, 'left') && moment.facts.includes('signOut.wanted')),
    ),
    never(
      'how long it is to the log-out is said',
      ['ACT-07', 'NS-05'],
      ({ screen, snapshot }) =>
        screen === 'warning' && Math.min(WARNING, THRESHOLD - snapshot.context.idleMs) < 0,
    ),
    never(
      'whatever watches the player begins once',
      ['ACT-06', 'NS-05'],
      (moment) =>
        moment.calls.includes('watchPlayer') !==
        (moment.before?.matches('asking') === true && moment.snapshot.matches('watching')),
    ),
    begunOnlyBy(
      'getActivityCheck',
      ['ACT-05'],
      ['device.woke'],
      (moment) =>
        moment.what === undefined || (isIn(moment, 'doubted') && !wasIn(moment, 'doubted')),
    ),
    never(
      'an answer to the warning is told to the platform at once',
      ['ACT-05', 'NS-05'],
      (moment) =>
        isEvent(moment, 'stay.chosen') &&
        wasIn(moment, 'warned') &&
        wasQuiet(moment) &&
        !tells(moment),
    ),
    never('what is told is when the player was last seen', ['ACT-05'], (moment) => {
      const { lastActivityAt } = moment.snapshot.context;
      if (tells(moment) && lastActivityAt === '') return true;
      const sent = isEvent(moment, 'activity.seen') ? '2026-11-21T09:12:30Z' : '';
      const chosen = isEvent(moment, 'stay.chosen') && wasQuiet(moment);
      const at = chosen ? '2026-11-21T09:42:30Z' : sent;
      return at !== '' && moment.taken.length > 0 && lastActivityAt !== at;
    }),
    holds(
      'the platform hears of the player once a step at most, of nothing where nothing was done, and again when it did not hear',
      ['ACT-05', 'ACT-06', 'NS-05'],
      { owes: false, rest: 0 },
      (known: { owes: boolean; rest: number }, moment) => {
        const { before, snapshot } = moment;
        const { owes, rest } = known;
        if (!snapshot.matches('watching') || before?.matches('watching') !== true) return known;
        if (isAnswer(moment, 'updateActivityCheck')) return { owes, rest: WARNING };
        if (isFailure(moment, 'updateActivityCheck')) return { owes: true, rest: 30_000 };
        const wasReporting = before.matches({ watching: { reports: 'reporting' } });
        if (isEvent(moment, 'activity.seen', 'stay.chosen') && moment.taken.length > 0) {
          if (tells(moment) !== (rest === 0 && !wasReporting)) return violated;
          return { owes: !tells(moment), rest };
        }
        const pass = passed(moment);
        if (pass === undefined || rest === 0) return tells(moment) ? violated : known;
        if (pass > rest || tells(moment) !== (pass === rest && owes)) return violated;
        return { owes: owes && !tells(moment), rest: rest - pass };
      },
    ),
    eventTable(['ACT-06', 'NS-05'], {
      'activity.seen': {
        'watching.presence.here': 'watching.presence.here',
        'watching.presence.warned': 'watching.presence.warned',
      },
      'activity.elsewhere': {
        'watching.presence.here': 'watching.presence.here',
        'watching.presence.warned': 'watching.presence.here',
      },
      'stay.chosen': { 'watching.presence.warned': 'watching.presence.here' },
      'logOut.chosen': { 'watching.presence.warned': 'left' },
    }),
  ],
};
