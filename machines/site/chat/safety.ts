import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { chatMachine } from './machine.ts';
import type { chatSamples } from './samples.ts';
import { chatScreen, type ChatScreen } from './screen.ts';
import { WIDGET_PATIENCE } from './setup.ts';

type Chat = NamesOf<typeof chatMachine, typeof chatSamples, ChatScreen>;
type Snapshot = Chat['snapshot'];

const { cameFrom, eventTable, isEvent, never, shows } = propertiesOf<Chat>();

const frameOf = (snapshot: Snapshot): number | undefined => {
  const screen = chatScreen(snapshot);
  return 'frame' in screen ? screen.frame : undefined;
};

const isWaiting = (snapshot: Snapshot): boolean => snapshot.matches({ closed: 'waiting' });
const isOpen = (snapshot: Snapshot): boolean => snapshot.matches('open');
const shownPage = ({ what }: Moment<Chat>): string | undefined =>
  what !== undefined && 'send' in what && what.send === 'page.shown'
    ? (what.case ?? 'typical')
    : undefined;
const isPageOfChat = (moment: Moment<Chat>): boolean => shownPage(moment) === 'ofChat';

export const chatSafety: Safety<Chat> = {
  leave: 'page',
  properties: [
    never(
      'where the market has no chat nothing shows and nothing is fetched',
      ['CHAT-04'],
      ({ screen, snapshot }) =>
        (screen === 'absent') === snapshot.context.isOffered ||
        (screen === 'absent' && frameOf(snapshot) !== undefined),
    ),
    never('nothing is fetched before the chat is opened, in this visit', ['API-174'], (moment) => {
      const { before, snapshot } = moment;
      if (before === undefined) return frameOf(snapshot) !== undefined && !snapshot.context.isInUse;
      return (
        frameOf(before) === undefined &&
        frameOf(snapshot) !== undefined &&
        !isOpen(before) &&
        !isEvent(moment, 'chat.opened') &&
        !isPageOfChat(moment)
      );
    }),
    never(
      'the launcher shows on main pages, and says what was not read',
      ['CHAT-01', 'CHAT-02'],
      ({ snapshot }) => {
        const screen = chatScreen(snapshot);
        const { isMainPage, unread } = snapshot.context;
        return (
          screen.name === 'closed' &&
          (screen.hasLauncher !== isMainPage || screen.unread !== unread)
        );
      },
    ),
    never('the page that was shown last says where the launcher is', ['CHAT-01'], (moment) => {
      const page = shownPage(moment);
      const isMain = page !== 'elsewhere' && page !== 'ofChat';
      return page !== undefined && moment.snapshot.context.isMainPage !== isMain;
    }),
    never(
      'a chat that is open stays so from page to page; no page opens it but its own',
      ['CHAT-01', 'CHAT-06'],
      (moment) =>
        isEvent(moment, 'page.shown') &&
        moment.snapshot.context.isOffered &&
        moment.before !== undefined &&
        (isOpen(moment.before) || isPageOfChat(moment)) !== isOpen(moment.snapshot),
    ),
    never(
      'what was not read is as the widget counts it, and nothing once the chat is open',
      ['CHAT-03', 'CONST-14'],
      (moment) => {
        const { before, snapshot } = moment;
        const { unread } = snapshot.context;
        if (shows(moment, 'connected')) return unread !== 0;
        return (
          before !== undefined &&
          unread !== before.context.unread &&
          unread !== 0 &&
          !(isEvent(moment, 'unread.counted') && before.matches({ closed: 'listening' }))
        );
      },
    ),
    never(
      'what the widget counts while it is closed is what the launcher says',
      ['CHAT-02'],
      ({ what, before, snapshot }) =>
        what !== undefined &&
        'send' in what &&
        what.send === 'unread.counted' &&
        before?.matches({ closed: 'listening' }) === true &&
        snapshot.context.unread !== (what.case === 'none' ? 0 : 2),
    ),
    never('nothing of a conversation outlives its person', ['CHAT-05', 'SESS-02'], (moment) => {
      const { before, snapshot, facts } = moment;
      const was = before?.context.playerId;
      const leaves =
        isEvent(moment, 'session.ended') ||
        (isEvent(moment, 'session.authorized') &&
          was !== undefined &&
          was !== snapshot.context.playerId);
      return (
        leaves &&
        (frameOf(snapshot) !== undefined ||
          snapshot.context.unread !== 0 ||
          snapshot.context.isInUse ||
          !facts.includes('conversation.forgotten'))
      );
    }),
    never('who is signed in is who the session says', ['CHAT-05'], ({ what, before, snapshot }) => {
      if (what === undefined || !('send' in what) || before === undefined) return false;
      const { playerId } = snapshot.context;
      if (what.send === 'session.ended') return playerId !== undefined;
      if (what.send !== 'session.authorized') return playerId !== before.context.playerId;
      return playerId !== (what.case === 'another' ? '100456' : '100123');
    }),
    never(
      'another frame is shown for another person and for another try, and for nothing else',
      ['CHAT-05', 'API-174'],
      (moment) => {
        const { before, snapshot } = moment;
        if (before === undefined) return false;
        const isNew =
          isEvent(moment, 'session.authorized') &&
          before.context.playerId === undefined &&
          (isOpen(before) || frameOf(before) !== undefined);
        const isRetried = isEvent(moment, 'retry.requested') && cameFrom(moment, 'failed');
        const isRenewed = snapshot.context.frame !== before.context.frame;
        return isRenewed !== (isNew || isRetried);
      },
    ),
    never('a visit that has used the chat goes on listening', ['CHAT-02'], (moment) => {
      const { before, snapshot } = moment;
      if (shows(moment, 'connected')) return !snapshot.context.isInUse;
      if (before === undefined) {
        return snapshot.context.isOffered && snapshot.context.isInUse !== isWaiting(snapshot);
      }
      const isNew = isEvent(moment, 'session.authorized') && before.context.playerId === undefined;
      if (isNew && before.matches('closed') && frameOf(before) !== undefined) {
        return !isWaiting(snapshot);
      }
      return snapshot.matches({ closed: 'idle' }) && snapshot.context.isInUse;
    }),
    never(
      'a widget that does not come is told as a failure after ten seconds',
      ['API-174'],
      ({ what, before, screen }) =>
        what !== undefined &&
        'pass' in what &&
        before !== undefined &&
        isOpen(before) &&
        (what.pass !== WIDGET_PATIENCE || screen !== 'failed'),
    ),
    never(
      'it is said once that a conversation is to be forgotten, and only then',
      ['CHAT-05', 'CHAT-04'],
      (moment) => {
        const { before, snapshot, facts } = moment;
        const was = before?.context.playerId;
        const isAnother =
          isEvent(moment, 'session.authorized') &&
          was !== undefined &&
          was !== snapshot.context.playerId;
        const isWithdrawn = shows(moment, 'absent') && !cameFrom(moment, 'absent');
        const isDue =
          before !== undefined && (isEvent(moment, 'session.ended') || isAnother || isWithdrawn);
        const forgotten = facts.filter((fact) => fact === 'conversation.forgotten');
        return forgotten.length !== (isDue ? 1 : 0);
      },
    ),
    never(
      'a chat that cannot be fetched leaves its launcher at once, and says so to who has opened it',
      ['ERR-03', 'CHAT-01'],
      (moment) => {
        const { before, snapshot, facts } = moment;
        const { length } = moment.taken;
        const isLost = isEvent(moment, 'chat.notFetched') && length > 0;
        const isTold = isLost && before !== undefined && isOpen(before);
        return (
          facts.includes('chat.unavailable') !== isTold ||
          (isLost && (length > 1 || !snapshot.matches({ closed: 'idle' })))
        );
      },
    ),
    eventTable(['CHAT-01', 'CHAT-06'], {
      'chat.opened': {
        'closed.idle': 'open.opening',
        'closed.waiting': 'open.opening',
        'closed.listening': 'open.connected',
      },
      'chat.closed': {
        'open.opening': 'closed',
        'open.signingIn': 'closed',
        'open.connected': 'closed.listening',
        'open.failed': 'closed',
      },
      'retry.requested': { 'open.failed': 'open.opening' },
      'chat.notFetched': { open: 'closed.idle', 'closed.waiting': 'closed.idle' },
      'widget.readied': { 'open.opening': 'open.signingIn' },
      'widget.connected': {
        'open.opening': 'open.connected',
        'open.signingIn': 'open.connected',
        'closed.waiting': 'closed.listening',
      },
      'widget.refused': {
        'open.opening': 'open.failed',
        'open.signingIn': 'open.failed',
        'open.connected': 'open.failed',
        'open.failed': 'open.failed',
        'closed.waiting': 'closed.idle',
        'closed.listening': 'closed.idle',
      },
      'unread.counted': { 'closed.listening': 'closed.listening' },
    }),
  ],
};
