import type { Breaks } from '../break.ts';

const LOAD = 'tests/texts/load.test.ts';

export const breaks: Breaks = [
  {
    rows: ['TEXT-01', 'API-001'],
    fault: 'the texts of a language are looked for at another address',
    file: 'src/texts/load.ts',
    before: '`/locales/${language}/default.json`',
    after: '`/locales/${language}/texts.json`',
    test: LOAD,
    named: 'come from /locales/{lang}/default.json, once',
  },
  {
    rows: ['TEXT-01'],
    fault: 'numbers in texts are written as English writes them',
    file: 'src/texts/index.ts',
    before: '{ locale: language, messages }',
    after: "{ locale: language, locales: 'en', messages }",
    test: LOAD,
    named: 'count as the language counts',
  },
  {
    rows: ['TEXT-02'],
    fault: 'a server that fails for a while counts as a language without texts',
    file: 'src/texts/load.ts',
    before: 'response.status >= 500 ||',
    after: '',
    test: LOAD,
    named: '503',
  },
  {
    rows: ['TEXT-02'],
    fault: 'texts that break off on the way count as a language without texts',
    file: 'src/texts/load.ts',
    before: 'throw new TextsUnavailableError(language, response.status, { cause });',
    after: 'throw new UnsupportedLanguageError(language);',
    test: LOAD,
    named: 'a connection that breaks in the middle',
  },
  {
    rows: ['TEXT-03'],
    fault: 'a language without texts is waited for',
    file: 'src/texts/load.ts',
    before: '    throw new UnsupportedLanguageError(language);\n  }\n  return compileCatalogue',
    after:
      '    throw new TextsUnavailableError(language, response.status);\n  }\n  return compileCatalogue',
    test: LOAD,
    named: 'when the answer is 404',
  },
  {
    rows: ['TEXT-03'],
    fault: 'anything that is served passes for texts',
    file: 'src/texts/catalogue.ts',
    before: 'if (!isCatalogue(catalogue)) throw new UnsupportedLanguageError(language);',
    after: 'if (!isCatalogue(catalogue)) return {};',
    test: LOAD,
    named: 'when what is served is a list',
  },
  {
    rows: ['TEXT-03'],
    fault: 'a language of any name is fetched',
    file: 'src/texts/load.ts',
    before: 'if (!LANGUAGE.test(language)) throw new UnsupportedLanguageError(language);',
    after: '',
    test: LOAD,
    named: 'named .., without a request',
  },
];
