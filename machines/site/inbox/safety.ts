import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { inboxMachine } from './machine.ts';
import type { inboxSamples } from './samples.ts';
import type { InboxScreen } from './screen.ts';
import { COUNT_AGAIN_DELAY, FRAME_PATIENCE } from './setup.ts';

type Inbox = NamesOf<typeof inboxMachine, typeof inboxSamples, InboxScreen>;

const { eventTable, isAnswer, isEvent, isFailure, never, oneAtATime } = propertiesOf<Inbox>();

export const inboxSafety: Safety<Inbox> = {
  leave: 'page',
  properties: [
    never(
      'nothing is asked or loaded for a visitor',
      ['INBOX-01', 'API-174'],
      ({ screen, calls, snapshot: { context } }) =>
        context.playerId === undefined && (screen !== 'away' || calls.includes('getCrmInboxId')),
    ),
    never(
      'every player has the inbox, and on its page sees what became of it',
      ['INBOX-01', 'ROUTE-20', 'GUARD-19'],
      ({ screen, snapshot: { context } }) =>
        context.playerId !== undefined &&
        (context.isOpen ? screen === 'away' || screen === 'beside' : screen !== 'beside'),
    ),
    never(
      'the page is open from its opening to its leaving',
      ['INBOX-01', 'ROUTE-20'],
      (moment) => {
        const { isOpen } = moment.snapshot.context;
        const was = moment.before?.context;
        if (was === undefined || moment.what === undefined) return isOpen;
        const opens = isEvent(moment, 'page.opened');
        const leaves = isEvent(moment, 'page.left');
        const ends = leaves || isEvent(moment, 'session.ended') || was.playerId === undefined;
        return opens && !ends ? !isOpen : ends ? isOpen : isOpen !== was.isOpen;
      },
    ),
    never(
      'an id is of the player who is signed in, and of one look at the inbox',
      ['INBOX-02'],
      (moment) => {
        const { inboxId, playerId } = moment.snapshot.context;
        if (inboxId === undefined) return false;
        if (playerId === undefined || playerId !== moment.before?.context.playerId) return true;
        const isNew = moment.before.context.inboxId === undefined;
        return isNew !== isAnswer(moment, 'getCrmInboxId', 'success');
      },
    ),
    never(
      'a frame is opened with the id that the platform gave',
      ['INBOX-02', 'API-072'],
      (moment) =>
        isAnswer(moment, 'getCrmInboxId', 'success') &&
        (moment.snapshot.context.inboxId !== moment.output.data.id ||
          !['beside', 'opening'].includes(moment.screen)),
    ),
    never(
      'no id is an empty inbox, and nothing more',
      ['INBOX-03'],
      (moment) =>
        isAnswer(moment, 'getCrmInboxId', 'withheld') &&
        (!['beside', 'empty'].includes(moment.screen) ||
          moment.snapshot.context.unread !== 0 ||
          moment.snapshot.context.playerId === undefined),
    ),
    never(
      'a failure shows as one on the page, with its reason, and counts nothing',
      ['API-072'],
      (moment) =>
        isFailure(moment) &&
        (!['beside', 'failed'].includes(moment.screen) ||
          moment.snapshot.context.failure === undefined ||
          moment.snapshot.context.unread !== 0),
    ),
    never(
      'the reason of a failure is told as long as it lasts, and of no other',
      ['API-072'],
      (moment) => {
        const { failure } = moment.snapshot.context;
        if (failure === undefined || isFailure(moment)) return false;
        return moment.before?.context.failure !== failure || moment.calls.length > 0;
      },
    ),
    never('what is unread is what the frame of this player said last', ['INBOX-01'], (moment) => {
      const { unread } = moment.snapshot.context;
      const was = moment.before?.context;
      if (unread === 0 || isEvent(moment, 'frame.counted')) return false;
      return unread !== was?.unread || moment.snapshot.context.playerId !== was.playerId;
    }),
    never(
      'what was unread stays until it is known again',
      ['INBOX-01', 'ROUTE-20'],
      (moment) =>
        isEvent(moment, 'page.opened', 'page.left') &&
        moment.snapshot.context.inboxId === undefined &&
        moment.screen !== 'away' &&
        moment.before?.context.unread !== moment.snapshot.context.unread,
    ),
    never(
      'nothing is counted while there is nothing to count, nor by a frame that failed',
      ['INBOX-01'],
      (moment) =>
        moment.snapshot.context.unread > 0 &&
        (moment.screen === 'away' || moment.screen === 'empty' || moment.screen === 'failed'),
    ),
    never(
      'what a frame counted is taken as it is',
      ['INBOX-01', 'ROUTE-20'],
      (moment) =>
        isEvent(moment, 'frame.counted') &&
        (moment.snapshot.matches({ player: 'ready' }) !==
          (moment.before?.context.inboxId !== undefined &&
            !moment.before.matches({ player: 'failed' })) ||
          (moment.snapshot.matches({ player: 'ready' }) &&
            moment.snapshot.context.unread !== countOf(moment.what))),
    ),
    never(
      'time alone ends the wait for a frame, and asks again beside other pages',
      ['API-174'],
      (moment) => {
        const { what, before, snapshot } = moment;
        if (what === undefined || !('pass' in what)) return false;
        if (before?.matches({ player: 'opening' })) {
          return what.pass !== FRAME_PATIENCE || !snapshot.matches({ player: 'failed' });
        }
        const asks = moment.calls.includes('getCrmInboxId');
        return what.pass !== COUNT_AGAIN_DELAY || asks === snapshot.context.isOpen;
      },
    ),
    never(
      'the inbox is of who signed in last; who is told again changes nothing',
      ['INBOX-01', 'GUARD-19'],
      (moment) => {
        if (!isEvent(moment, 'session.authorized')) return false;
        const { playerId, inboxId, unread } = moment.snapshot.context;
        const asks = moment.calls.includes('getCrmInboxId');
        if (playerId !== comer(moment.what)) return true;
        if (playerId === moment.before?.context.playerId) {
          return asks || inboxId !== moment.before.context.inboxId;
        }
        return inboxId !== undefined || unread > 0 || !asks;
      },
    ),
    oneAtATime('getCrmInboxId', ['API-072']),
    eventTable(['INBOX-01', 'INBOX-02', 'ROUTE-20'], {
      'page.opened': { player: 'player.asking' },
      'page.left': { player: 'player.asking' },
      'retry.requested': { 'player.failed': 'player.asking' },
      'frame.counted': {
        'player.opening': 'player.ready',
        'player.ready': 'player.ready',
      },
      'frame.failed': {
        'player.opening': 'player.failed',
        'player.ready': 'player.failed',
      },
      'frame.refused': {
        'player.opening': 'player.failed',
        'player.ready': 'player.asking',
      },
      'session.authorized': { nobody: 'player', player: 'player' },
      'session.ended': { player: 'nobody' },
    }),
  ],
};

/** The count that a frame said, by the name of the sample. */
const countOf = (what: Inbox['what'] | undefined): number | undefined => {
  if (what === undefined || !('send' in what) || what.send !== 'frame.counted') return undefined;
  return what.case === 'two' ? 2 : 0;
};

/** The signed-in player, by the name of the sample. */
const comer = (what: Inbox['what'] | undefined): string =>
  what !== undefined && 'case' in what && what.case === 'another' ? '100456' : '100123';
