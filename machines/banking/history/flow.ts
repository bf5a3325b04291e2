import { isSent } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { historyJourneys } from './journeys.ts';
import { historyMachine } from './machine.ts';
import { historySafety } from './safety.ts';
import { historySamples } from './samples.ts';
import { historyScreen } from './screen.ts';

export const historyFlow = defineFlow({
  id: 'banking.history',
  title: 'Transactions',
  regulated: true,
  machine: historyMachine,
  screen: historyScreen,
  samples: historySamples,
  journeys: historyJourneys,
  safety: historySafety,
  exceptions: [
    {
      at: 'person',
      transitions: [],
      because: 'The form refuses a period that ends before it begins, at its field.',
      when: ({ occurrence }) => 'case' in occurrence && occurrence.case === 'backwards',
    },
    {
      at: 'person',
      transitions: [],
      because: 'Nobody is offered more where there is none, or another try where nothing failed.',
      when: (where) =>
        isSent(where, 'more.requested', 'retry.requested', 'figures.retried') &&
        where.taken.length === 0,
    },
    {
      at: 'person',
      transitions: [
        'history.figures › balance.changed',
        'history.figures › player.changed',
        'history.list › balance.changed',
        'history.list › player.changed',
        'history.list.moreFailed › balance.changed',
        'history.list.moreFailed › player.changed',
        'history.list.resting › always',
      ],
      because: 'News come from the platform; tests/banking/history-news.test.tsx brings them.',
      when: (where) => isSent(where, 'balance.changed', 'player.changed'),
    },
    {
      at: 'mutation',
      faults: [
        'target swapped: history.figures.known always → history.figures.failed',
        'target swapped: history.figures.failed always → history.figures.known',
      ],
      because:
        'both states lead on under one condition, in the same step: whoever comes to the other one reads all the same',
    },
    {
      at: 'mutation',
      faults: [
        'action dropped: history.figures on filter.applied, forgetFigures',
        'action dropped: history.list.polling onDone getTransactions (meetsKnown), putBefore',
        'action dropped: history.list.polling onDone getTransactions (meetsKnown), forgetFailure',
      ],
      because:
        'the shortest paths come here with no figures, no newer row and no failure; the properties see all three',
    },
  ],
});
