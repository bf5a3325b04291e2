import { cookiesSetup } from './setup.ts';

const chosen = { target: 'quiet', actions: ['choose', 'announceHeld'] } as const;

/** The visible part: nothing, the notice, or the settings. A choice holds at once, whatever the platform says. */
export const notice = cookiesSetup.createStateConfig({
  description: 'What is asked on this device.',
  meta: { requirements: ['COOK-03'] },
  initial: 'quiet',
  on: { 'choice.heard': { actions: 'hear' } },
  states: {
    quiet: {
      description: 'Nothing is asked: a choice holds, or the platform is asked for one.',
      meta: { screen: 'quiet', requirements: ['COOK-03', 'COOK-06'] },
      always: { guard: 'mustAsk', target: 'asking' },
      on: {
        'settings.opened': { target: 'choosing' },
        'choice.made': chosen,
      },
    },
    asking: {
      description: 'The notice asks; until it is answered only what is essential is used.',
      meta: { screen: 'notice', requirements: ['COOK-03', 'COOK-06', 'MODAL-01', 'NS-21'] },
      always: { guard: 'isAnswered', target: 'quiet' },
      on: {
        'settings.opened': { target: 'choosing' },
        'choice.made': chosen,
      },
    },
    choosing: {
      description: 'The settings, one toggle for each group; essentials cannot be switched off.',
      meta: { screen: 'settings', requirements: ['COOK-01', 'COOK-05', 'MODAL-01'] },
      on: {
        'settings.closed': { target: 'quiet' },
        'choice.made': chosen,
      },
    },
  },
});
