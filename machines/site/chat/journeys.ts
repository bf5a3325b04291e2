import type { JourneysOf } from '../../flow.ts';
import type { chatMachine } from './machine.ts';
import type { chatSamples } from './samples.ts';
import type { ChatScreen } from './screen.ts';
import { WIDGET_PATIENCE } from './setup.ts';

export const chatJourneys: JourneysOf<typeof chatMachine, typeof chatSamples, ChatScreen> = [
  {
    title: 'A player asks, closes the chat, and sees on the launcher that an answer came',
    requirements: ['CHAT-01', 'CHAT-02', 'CHAT-05'],
    input: 'player',
    start: 'closed',
    steps: [
      { send: 'chat.opened', see: 'opening' },
      { send: 'widget.readied', see: 'signingIn' },
      { send: 'widget.connected', see: 'connected' },
      { send: 'page.shown', case: 'elsewhere', see: 'connected' },
      { send: 'chat.closed', see: 'closed' },
      { send: 'unread.counted', see: 'closed' },
      { send: 'page.shown', see: 'closed' },
      { send: 'chat.opened', see: 'connected', emits: [] },
    ],
  },
  {
    title: 'A visitor logs in while they chat, and the widget is told who they are',
    requirements: ['CHAT-05'],
    start: 'closed',
    steps: [
      { send: 'chat.opened', see: 'opening' },
      { send: 'widget.readied', see: 'signingIn' },
      { send: 'widget.connected', see: 'connected' },
      { send: 'session.authorized', see: 'opening', emits: [] },
      { send: 'widget.readied', see: 'signingIn' },
      { send: 'widget.connected', see: 'connected' },
      { send: 'session.ended', see: 'closed', emits: ['conversation.forgotten'] },
    ],
  },
  {
    title: 'A widget that does not come is tried again',
    requirements: ['API-174'],
    start: 'closed',
    steps: [
      { send: 'chat.opened', see: 'opening' },
      { pass: WIDGET_PATIENCE, see: 'failed' },
      { send: 'retry.requested', see: 'opening' },
      { send: 'widget.readied', see: 'signingIn' },
      { pass: WIDGET_PATIENCE, see: 'failed' },
      { send: 'retry.requested', see: 'opening' },
      { send: 'widget.readied', see: 'signingIn' },
      { send: 'widget.connected', see: 'connected' },
    ],
  },
  {
    title: 'In a market without a chat there is none, and an open one goes on the way there',
    requirements: ['CHAT-04'],
    input: 'withoutChat',
    start: 'absent',
    steps: [
      { send: 'page.shown', see: 'closed', emits: [] },
      { send: 'chat.opened', see: 'opening' },
      { send: 'page.shown', case: 'withoutChat', see: 'absent', emits: ['conversation.forgotten'] },
    ],
  },
];
