import { isSent, notByPerson, type Where } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { favouritesJourneys } from './journeys.ts';
import { favouritesMachine } from './machine.ts';
import { favouritesSafety } from './safety.ts';
import { favouritesSamples } from './samples.ts';
import { favouritesScreen } from './screen.ts';

export const favouritesFlow = defineFlow({
  id: 'games.favourites',
  title: 'Favourites',
  regulated: false,
  machine: favouritesMachine,
  screen: favouritesScreen,
  samples: favouritesSamples,
  journeys: favouritesJourneys,
  safety: favouritesSafety,
  exceptions: [
    notByPerson(
      favouritesMachine,
      'The end of a session leads away from the page with the heart; tests/games/favourites.test.tsx comes back to it.',
      'session.ended',
    ),
    notByPerson(
      favouritesMachine,
      'The page of a game shows no list of favourites; tests/games/favourites.test.tsx has one.',
      'retry.requested',
    ),
    {
      at: 'person',
      transitions: ['favourites.player › session.authorized'],
      because:
        'Another player logs in only after the first was signed out, which other tabs are told first.',
      when: (where) => isSent(where, 'session.authorized') && where.screen !== 'guest',
    },
    {
      at: 'person',
      transitions: ['favourites.player.settled › always › wantsOff'],
      because:
        'The page of a game shows one heart, of a game that the samples do not list; tests/games/favourites.test.tsx takes one off.',
      when: ({ occurrence }) =>
        'case' in occurrence && (occurrence.case === 'listed' || occurrence.case === 'another'),
    },
    {
      at: 'person',
      transitions: [],
      because:
        'No log-in can be asked for where somebody is signed in, nor closed where none shows.',
      when: (where) => isSent(where, 'login.shown', 'login.closed') && !taken(where),
    },
    {
      at: 'mutation',
      faults: ['target swapped: favourites.nobody.idle always → favourites.nobody.asking'],
      because:
        'Paths begin with a guest who has pressed nothing, or with a player. The journey of a guest who comes back without a log-in notices it.',
    },
    {
      at: 'mutation',
      faults: [
        'action dropped: favourites.player.reading onError getFavouriteGames, dropFulfilled',
      ],
      because:
        'Paths press a heart once while the favourites are read. The journey that presses it twice notices it.',
    },
    {
      at: 'mutation',
      faults: ['target swapped: favourites.nobody.idle always → favourites.nobody.asking'],
      because:
        'Paths do not close a log-in that was asked for before the page was loaded anew. The promises do.',
    },
  ],
});

const taken = (where: Where): boolean => where.taken.length > 0;
