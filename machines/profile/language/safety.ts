import type { NamesOf } from '../../paths/moment.ts';
import { propertiesOf } from '../../paths/properties.ts';
import type { Safety } from '../../paths/safety.ts';
import type { languageMachine } from './machine.ts';
import type { languageSamples } from './samples.ts';
import type { LanguageScreen } from './screen.ts';

type Language = NamesOf<typeof languageMachine, typeof languageSamples, LanguageScreen>;

const { announcedOnlyBy, begunOnlyBy, eventTable, isAnswer, isFailure, never, showsAfter } =
  propertiesOf<Language>();

export const languageSafety: Safety<Language> = {
  leave: 'page',
  properties: [
    begunOnlyBy('updateLanguage', ['LOC-09'], ['language.submitted']),
    announcedOnlyBy('language.saved', ['LOC-09'], (moment) =>
      isAnswer(moment, 'updateLanguage', 'success'),
    ),
    never(
      'every success is announced',
      ['LOC-09'],
      (moment) =>
        isAnswer(moment, 'updateLanguage', 'success') && !moment.facts.includes('language.saved'),
    ),
    never(
      'the language that was chosen is the one that is announced',
      ['LOC-09'],
      ({ screen, snapshot }) => screen === 'saved' && snapshot.context.language === '',
    ),
    showsAfter('updateLanguage', ['LOC-09'], { success: 'saved' }),
    never(
      'why it failed is remembered for the player',
      ['ERR-03'],
      (moment) =>
        isFailure(moment) &&
        !(moment.screen === 'failed' && moment.snapshot.context.failure !== undefined),
    ),
    eventTable(['LOC-09'], {
      'language.submitted': { choosing: 'saving', saved: 'saving', failed: 'saving' },
    }),
  ],
};
