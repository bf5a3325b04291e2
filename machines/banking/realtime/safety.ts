import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { realtimeMachine } from './machine.ts';
import type { realtimeSamples } from './samples.ts';
import type { RealtimeScreen } from './screen.ts';

type Realtime = NamesOf<typeof realtimeMachine, typeof realtimeSamples, RealtimeScreen>;

const { announcedOnlyBy, eventTable, holds, isAnswer, isEvent, isFailure, never, running, shows } =
  propertiesOf<Realtime>();

/** The case of the message that came through the channel; undefined for anything else. */
const heardIn = (moment: Moment<Realtime>): string | undefined => {
  const { what } = moment;
  if (!isEvent(moment, 'message.heard')) return undefined;
  return what !== undefined && 'send' in what ? (what.case ?? 'typical') : undefined;
};

/** The fact that announces each message to its player. */
const FACTS: Readonly<Record<string, Realtime['fact']['type'] | undefined>> = {
  typical: 'balance.pushed',
  attributes: 'attributes.changed',
  loyalty: 'loyalty.changed',
  notJson: 'trouble.met',
  half: 'trouble.met',
};
/** Written for the player of the samples; for another player they are somebody else's. */
const PERSONAL = new Set(['typical', 'attributes', 'loyalty']);

const expectedFact = (moment: Moment<Realtime>): Realtime['fact']['type'] | undefined => {
  const name = heardIn(moment) ?? '';
  const isOwn = moment.snapshot.context.playerId === '100123';
  return PERSONAL.has(name) && !isOwn ? undefined : FACTS[name];
};

const passed = ({ what }: Moment<Realtime>): number | undefined =>
  what !== undefined && 'pass' in what ? what.pass : undefined;

const isOff = ({ snapshot }: Moment<Realtime>): boolean => snapshot.matches('off');

export const realtimeSafety: Safety<Realtime> = {
  leave: { event: 'session.ended' },
  sessionEnd: { event: 'session.ended', screens: ['off'] },
  givenUpBy: { getRealtimeToken: (moment) => isEvent(moment, 'session.authorized') },
  properties: [
    never(
      'without a player there is no channel, no token, and nothing asked for',
      ['RT-04', 'LOGOUT-04'],
      (moment) =>
        isOff(moment) &&
        (moment.calls.length > 0 ||
          running(moment.snapshot, 'channel') > 0 ||
          moment.snapshot.context.token !== undefined),
    ),
    never(
      'a channel is opened by a token alone, and each channel by one of its own',
      ['RT-01', 'RT-03'],
      (moment) =>
        moment.calls.includes('channel') !== isAnswer(moment, 'getRealtimeToken', 'success'),
    ),
    never(
      'the token goes with its channel',
      ['RT-04'],
      ({ snapshot }) => running(snapshot, 'channel') > 0 !== (snapshot.context.token !== undefined),
    ),
    never(
      'who is given no channel is left in peace: nothing is logged, nothing tried',
      ['RT-03'],
      (moment) =>
        isAnswer(moment, 'getRealtimeToken', 'withheld') &&
        !(moment.snapshot.matches({ on: 'resting' }) && moment.facts.length === 0),
    ),
    never(
      'any other failure is logged',
      ['RT-03', 'ERR-06'],
      (moment) => isFailure(moment) && String(moment.facts) !== 'trouble.met',
    ),
    never('a ping is sent every 20 seconds, whatever is heard meanwhile', ['RT-02'], (moment) => {
      const isPing = moment.told.includes('channel ping');
      const woke = isEvent(moment, 'device.woke') && moment.from === 'connected';
      const isDue =
        passed(moment) !== undefined &&
        moment.before?.matches({ on: { linked: 'open' } }) === true &&
        moment.before.context.unanswered < 3;
      return isPing !== (woke ? !moment.before?.matches({ on: { linked: 'doubted' } }) : isDue);
    }),
    holds(
      'time between two pings is 20 seconds',
      ['RT-02', 'CONST-11'],
      null as number | null,
      (since: number | null, moment) => {
        const isOpen = moment.snapshot.matches({ on: { linked: 'open' } });
        const wasOpen = moment.before?.matches({ on: { linked: 'open' } }) === true;
        const elapsed = (since ?? 0) + (passed(moment) ?? 0);
        if (wasOpen && passed(moment) !== undefined && elapsed !== 20_000) return violated;
        if (!isOpen) return null;
        return passed(moment) !== undefined || !wasOpen ? 0 : since;
      },
    ),
    holds(
      'what answers nothing for three pings is gone, and nothing is before',
      ['RT-02', 'RT-04'],
      0,
      (pings: number, moment) => {
        const { before, snapshot } = moment;
        const wasOpen = before?.matches({ on: { linked: 'open' } }) === true;
        if (!wasOpen || isEvent(moment, 'message.heard')) return 0;
        if (passed(moment) === undefined) return pings;
        const isLost = !snapshot.matches({ on: 'linked' });
        if (isLost !== pings >= 3) return violated;
        return isLost ? 0 : pings + 1;
      },
    ),
    holds(
      'it is tried again ten times at most, three seconds apart, until a channel has stood for a while',
      ['RT-05', 'CONST-11'],
      0,
      (tries: number, moment) => {
        const { before } = moment;
        const waited = before?.matches({ on: 'waiting' }) === true;
        if (isEvent(moment, 'session.authorized', 'session.ended')) {
          const isAnother = before?.context.playerId !== moment.snapshot.context.playerId;
          return isAnother || isOff(moment) ? 0 : tries;
        }
        if (isEvent(moment, 'device.woke') && moment.calls.includes('getRealtimeToken')) return 0;
        if (moment.told.includes('channel ping') && passed(moment) !== undefined) return 0;
        const asks = moment.calls.includes('getRealtimeToken');
        if (waited && passed(moment) !== undefined) {
          const rests = moment.snapshot.matches({ on: 'resting' });
          if (passed(moment) !== 3_000 || asks !== tries < 10 || rests === asks) return violated;
          return asks ? tries + 1 : tries;
        }
        const { snapshot } = moment;
        const rests = snapshot.matches({ on: 'resting' }) && !before?.matches({ on: 'resting' });
        if (rests && !isAnswer(moment, 'getRealtimeToken', 'withheld')) return violated;
        return tries;
      },
    ),
    never(
      'another player’s channel is none of the one before',
      ['LOGOUT-02', 'RT-07'],
      ({ before, snapshot }) =>
        before !== undefined &&
        snapshot.context.playerId !== before.context.playerId &&
        snapshot.context.token !== undefined,
    ),
    never(
      'a lost channel is disconnected, and its token forgotten',
      ['RT-04'],
      (moment) => isEvent(moment, 'channel.closed') && shows(moment, 'connected', 'connecting'),
    ),
    never(
      'each message is announced to the player whose it is, and to nobody else',
      ['RT-06', 'RT-07', 'RT-08', 'WAL-06', 'NS-44'],
      (moment) => {
        if (!isEvent(moment, 'message.heard')) return false;
        if (moment.from !== 'connected') return moment.facts.length > 0;
        return String(moment.facts) !== (expectedFact(moment) ?? '');
      },
    ),
    never(
      'nothing that is heard ends the channel',
      ['RT-07', 'RT-08', 'ERR-06'],
      (moment) =>
        isEvent(moment, 'message.heard') &&
        moment.from === 'connected' &&
        !moment.snapshot.matches({ on: { linked: 'open' } }),
    ),
    never('whatever is announced is what was sent', ['RT-06', 'WAL-06'], ({ emitted }) =>
      emitted.some(
        (fact) =>
          (fact.type === 'balance.pushed' && fact.wallet.version !== 500) ||
          (fact.type === 'attributes.changed' && fact.attributes['riskPayout'] !== true) ||
          (fact.type === 'loyalty.changed' && !fact.isLevelUp),
      ),
    ),
    announcedOnlyBy(
      'channel.stands',
      ['RT-04'],
      (moment) => isEvent(moment, 'channel.opened') && shows(moment, 'connected'),
    ),
    never(
      'a channel that opens is said',
      ['RT-04'],
      (moment) =>
        shows(moment, 'connected') &&
        moment.from !== 'connected' &&
        !moment.facts.includes('channel.stands'),
    ),
    never(
      'a device that wakes up without a channel asks for one at once',
      ['RT-04'],
      (moment) =>
        isEvent(moment, 'device.woke') &&
        moment.from === 'disconnected' &&
        !moment.calls.includes('getRealtimeToken'),
    ),
    never(
      'a channel that does not open, or does not answer who wakes up, is given up',
      ['RT-04'],
      (moment) => {
        const { before, snapshot } = moment;
        const pass = passed(moment);
        if (pass === undefined) return false;
        if (before?.matches({ on: { linked: 'opening' } }) === true) {
          return pass !== 10_000 || snapshot.matches({ on: 'linked' });
        }
        if (before?.matches({ on: { linked: 'doubted' } }) !== true) return false;
        return pass !== 5_000 || snapshot.matches({ on: 'linked' });
      },
    ),
    eventTable(['RT-04'], {
      'session.authorized': { off: 'on.asking', on: 'on' },
      'session.ended': { on: 'off' },
      'channel.opened': { 'on.linked.opening': 'on.linked.open' },
      'message.heard': {
        'on.linked.open': 'on.linked.open',
        'on.linked.doubted': 'on.linked.open',
      },
      'device.woke': {
        'on.linked.open': 'on.linked.doubted',
        'on.waiting': 'on.asking',
        'on.resting': 'on.asking',
      },
    }),
  ],
};
