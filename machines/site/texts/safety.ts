import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { textsMachine } from './machine.ts';
import type { textsSamples } from './samples.ts';
import type { TextsScreen } from './screen.ts';

type Texts = NamesOf<typeof textsMachine, typeof textsSamples, TextsScreen>;

const { announcedOnlyBy, holds, isAnswer, isEvent, isFailure, never, showsAfter } =
  propertiesOf<Texts>();

export const textsSafety: Safety<Texts> = {
  leave: 'page',
  reads: ['loadTexts', 'loadDefaultTexts'],
  properties: [
    holds(
      'a language is asked for four times at most, each time later',
      ['TEXT-02'],
      { waits: 0 },
      ({ waits }, moment) => {
        const { what, calls } = moment;
        if (what === undefined || isEvent(moment, 'language.chosen')) return { waits: 0 };
        if (!calls.includes('loadTexts')) return { waits };
        return 'pass' in what && waits < 3 && what.pass === 2_000 * (waits + 1)
          ? { waits: waits + 1 }
          : violated;
      },
    ),
    never(
      'texts show only when they have arrived',
      ['TEXT-01', 'TEXT-04'],
      (moment) =>
        moment.screen === 'ready' &&
        moment.from !== 'ready' &&
        !isAnswer(moment, 'loadTexts', 'loaded') &&
        !isAnswer(moment, 'loadDefaultTexts'),
    ),
    showsAfter('loadTexts', ['TEXT-01', 'TEXT-03'], { loaded: 'ready', unsupported: 'spinner' }),
    announcedOnlyBy('language.unsupported', ['TEXT-03'], (moment) =>
      isAnswer(moment, 'loadTexts', 'unsupported'),
    ),
    never(
      'a language without texts is announced',
      ['TEXT-03'],
      (moment) =>
        isAnswer(moment, 'loadTexts', 'unsupported') &&
        !moment.facts.includes('language.unsupported'),
    ),
    never(
      'every failed load is announced',
      ['TEXT-02'],
      (moment) => isFailure(moment, 'loadTexts') && !moment.facts.includes('texts.failed'),
    ),
    never(
      'a chosen language is loaded, whatever is on its way',
      ['TEXT-01'],
      (moment) =>
        isEvent(moment, 'language.chosen') &&
        moment.from !== 'failed' &&
        !(moment.calls.includes('loadTexts') && moment.snapshot.context.language === 'pt'),
    ),
    never(
      'whose texts show is known',
      ['TEXT-03'],
      (moment) =>
        moment.screen === 'ready' &&
        moment.from !== 'ready' &&
        moment.snapshot.matches('readyInDefault') !== isAnswer(moment, 'loadDefaultTexts'),
    ),
  ],
};
