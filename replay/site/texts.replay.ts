import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { textsDriver, type Language } from './texts.driver.ts';

export function textsReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  let chosen: Language = 'fi';
  let speaks: Language | undefined;
  const driver = textsDriver(stage.person, () => speaks);
  return {
    see: driver.see,
    perform: {
      async 'language.chosen'() {
        // The page does not ask again for a language that it has already.
        chosen = chosen === 'pt' ? 'fi' : 'pt';
        await driver.perform['language.chosen']({ language: chosen });
      },
    },
    arrange: {},
    ports: {
      async loadTexts(result) {
        await stage.port('loadTexts', result);
        if ('answer' in result && result.answer === 'loaded') speaks = chosen;
      },
      async loadDefaultTexts(result) {
        await stage.port('loadDefaultTexts', result);
        if ('answer' in result) speaks = 'en';
      },
    },
    begin: () => stage.open('/fi-UN/'),
    says: [/Texts could not be loaded/, /There are no texts in this language/],
  };
}
