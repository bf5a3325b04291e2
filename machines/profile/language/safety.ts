import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { languageMachine } from './machine.ts';
import type { languageSamples } from './samples.ts';
import type { LanguageScreen } from './screen.ts';

type Language = NamesOf<typeof languageMachine, typeof languageSamples, LanguageScreen>;

const { never, oneShot, showsAfter } = propertiesOf<Language>();

export const languageSafety: Safety<Language> = {
  leave: 'page',
  properties: [
    ...oneShot({
      src: 'updateLanguage',
      event: 'language.submitted',
      fact: 'language.saved',
      requirements: ['LOC-09'],
      successes: ['success'],
    }),
    never(
      'the language that was chosen is the one that is announced',
      ['LOC-09'],
      ({ screen, snapshot }) => screen === 'saved' && snapshot.context.language === '',
    ),
    showsAfter('updateLanguage', ['LOC-09'], { success: 'saved' }),
  ],
};
