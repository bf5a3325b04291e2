import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { missingPartMachine } from './machine.ts';
import type { missingPartSamples } from './samples.ts';
import type { MissingPartScreen } from './screen.ts';

type MissingPart = NamesOf<typeof missingPartMachine, typeof missingPartSamples, MissingPartScreen>;

const { announcedOnlyBy, eventTable, holds, isAnswer, isEvent, isFailure, never, showsAfter } =
  propertiesOf<MissingPart>();

export const missingPartSafety: Safety<MissingPart> = {
  leave: 'page',
  reads: ['fetchPart'],
  properties: [
    never(
      'the part is tried once more before anything is said',
      ['ERR-03'],
      ({ what, calls }) => what === undefined && !calls.includes('fetchPart'),
    ),
    announcedOnlyBy(
      'reload.due',
      ['ERR-03'],
      (moment) =>
        isAnswer(moment, 'fetchPart', 'withheldFirst') ||
        (isEvent(moment, 'retry.requested') && moment.from === 'withheld'),
    ),
    holds(
      'the page loads anew once, and then nothing more is done',
      ['ERR-03'],
      false,
      (isDue, moment) =>
        isDue && (moment.facts.length > 0 || moment.calls.length > 0)
          ? violated
          : isDue || moment.facts.includes('reload.due'),
    ),
    never(
      'what the last release has taken away is looked for in the page of that release',
      ['ERR-03'],
      (moment) =>
        isAnswer(moment, 'fetchPart', 'withheldFirst') && !moment.facts.includes('reload.due'),
    ),
    announcedOnlyBy('part.came', ['ERR-03'], (moment) => isAnswer(moment, 'fetchPart', 'came')),
    never('a part shows when it has come, and not before', ['ERR-03'], (moment) => {
      const hasCome = isAnswer(moment, 'fetchPart', 'came');
      return (
        moment.snapshot.matches('there') !== hasCome ||
        moment.facts.includes('part.came') !== hasCome
      );
    }),
    showsAfter('fetchPart', ['ERR-03'], {
      came: 'looking',
      withheldFirst: 'looking',
      withheldAgain: 'withheld',
      withheldAtWork: 'withheld',
    }),
    never(
      'whoever cannot reach the site is told so, and it is tried again by itself',
      ['ERR-03'],
      (moment) => isFailure(moment, 'fetchPart') && moment.screen !== 'away',
    ),
    holds(
      'each wait is twice the one before, a minute at most',
      ['ERR-03'],
      5_000,
      (wait: number, { what, from, calls }) => {
        if (what === undefined || from !== 'away' || !calls.includes('fetchPart')) return wait;
        if ('pass' in what && what.pass !== wait) return violated;
        return Math.min(wait * 2, 60_000);
      },
    ),
    eventTable(['ERR-03'], {
      'retry.requested': { 'away.waiting': 'away.trying', withheld: 'reloading' },
      'network.returned': { 'away.waiting': 'away.trying' },
    }),
  ],
};
