import { isSent, type Where } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { cookiesJourneys } from './journeys.ts';
import { cookiesMachine } from './machine.ts';
import { cookiesSafety } from './safety.ts';
import { cookiesSamples } from './samples.ts';
import { cookiesScreen } from './screen.ts';

export const cookiesFlow = defineFlow({
  id: 'site.cookies',
  title: 'Cookie consent',
  regulated: true,
  machine: cookiesMachine,
  screen: cookiesScreen,
  samples: cookiesSamples,
  journeys: cookiesJourneys,
  safety: cookiesSafety,
  exceptions: [
    {
      at: 'person',
      transitions: ['cookies › policy.heard'],
      because:
        'The replays stay at one address and with one player; tests/site/cookies.test.tsx changes the market.',
      when: (where) => isSent(where, 'policy.heard'),
    },
    {
      at: 'person',
      transitions: ['cookies.notice.quiet › choice.made'],
      because: 'There is nothing to choose by: the settings are not open.',
      when: (where) => isSent(where, 'choice.made') && where.screen === 'quiet',
    },
    {
      at: 'person',
      transitions: [
        'cookies.record.player › session.authorized › isForeignToThem',
        'cookies.record.player › session.authorized › isAnother',
      ],
      because:
        'Another player logs in only after the first was signed out, which other tabs are told first.',
      when: (where) => isSent(where, 'session.authorized') && isOn(where),
    },
    {
      at: 'person',
      transitions: [],
      because: 'Nobody is signed in whose session could end.',
      when: (where) => isSent(where, 'session.ended') && !isOn(where),
    },
    {
      at: 'person',
      transitions: ['cookies.record.nobody › session.authorized › isForeignToThem'],
      because: 'The replays have one player; tests/site/cookies.test.tsx has two.',
      when: (where) => isSent(where, 'session.authorized') && caseOf(where) === 'another',
    },
  ],
});

/** Whether a player is signed in. */
const isOn = ({ value }: Where): boolean => JSON.stringify(value).includes('"player"');

const caseOf = ({ occurrence }: Where): string | undefined =>
  'send' in occurrence ? occurrence.case : undefined;
