import { chatSetup } from './setup.ts';

const failed = { target: 'failed' } as const;

/** The chat over the page, whatever page that is. */
export const open = chatSetup.createStateConfig({
  description: 'The chat is open, and stays so from page to page.',
  meta: { requirements: ['CHAT-01', 'CHAT-06'] },
  initial: 'opening',
  always: {
    guard: 'isWithdrawn',
    target: 'absent',
    actions: ['forget', 'announceForgotten'],
  },
  on: {
    'chat.closed': { target: 'closed', actions: 'useNoMore' },
    'chat.notFetched': {
      description: 'there is nothing to show: the launcher is back',
      target: 'closed',
      actions: ['useNoMore', 'announceUnavailable'],
    },
    'widget.refused': { target: '.failed' },
    'session.authorized': {
      description: 'the visitor is a player from now on',
      guard: 'isNew',
      target: '.opening',
      actions: ['rememberPlayer', 'renewFrame'],
    },
  },
  states: {
    opening: {
      description: 'The widget is on its way.',
      meta: { screen: 'opening', requirements: ['API-174'] },
      after: { widgetPatience: failed },
      on: {
        'widget.readied': { target: 'signingIn' },
        'widget.connected': { target: 'connected' },
      },
    },
    signingIn: {
      description: 'The widget was told who asks: a player by the claim of their token.',
      meta: { screen: 'signingIn', requirements: ['CHAT-05', 'SESS-02'] },
      after: { widgetPatience: failed },
      on: { 'widget.connected': { target: 'connected' } },
    },
    connected: {
      description: 'The widget has the word. What it shows counts as read.',
      meta: { screen: 'connected', requirements: ['CHAT-05'] },
      entry: ['readAll', 'use'],
      on: { 'chat.closed': { target: '#chat.closed.listening' } },
    },
    failed: {
      description: 'The widget did not come, or does not take who asks.',
      meta: { screen: 'failed', requirements: ['API-174'] },
      on: { 'retry.requested': { target: 'opening', actions: 'renewFrame' } },
    },
  },
});
