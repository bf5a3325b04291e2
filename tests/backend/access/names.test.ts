import { describe, expect, test } from 'vitest';
import { asName, isLikeName, isSameName } from '../../../backend/access/names.ts';

const name = (firstName: string, lastName: string) => ({ firstName, lastName });

describe('[SIGN-26] one name however it is typed', () => {
  test.each([
    ['Väinö', 'Kivelä', 'VÄINÖ', 'KIVELÄ'],
    ['Åsa', 'Öberg', 'åsa', 'o\u0308berg'],
    ['Matti', 'O’Neill', 'MATTI', "O'Neill"],
    ['Matti', 'O’Neill', 'Matti', 'ONeill'],
    ['Anna-Maija', 'Virta', 'Anna Maija', 'Virta'],
    ['Anna\u2010Maija', 'Virta', 'ANNAMAIJA', 'virta'],
    ['Matti', 'Meika', 'Matti', 'Meika\u200b'],
    ['Matti', 'Kova', 'Matti', 'Ko\u00adva'],
    ['Matti', 'Kova', 'Matti', 'K\u043eva'],
    ['Matti', 'Kova', 'Matti', 'K\u039fVA'],
    ['İnci', 'Işık', 'inci', 'ISIK'],
    ['Søren', 'Æbelø', 'Soren', 'AEBELO'],
    ['Jürgen', 'Groß', 'JÜRGEN', 'GROSS'],
    ['Łukasz', 'Żak', 'Lukasz', 'Zak'],
    ['Sukarno', '', 'SUKARNO', ''],
    ['Gal·la', 'Vidal', 'GALLA', 'VIDAL'],
    ['Мария', 'Петрова', 'МАРИЯ', 'ПЕТРОВА'],
    ['Νίκος', 'Παππάς', 'ΝΙΚΟΣ', 'ΠΑΠΠΑΣ'],
    ['Jürgen', 'Müller', 'JUERGEN', 'MUELLER'],
    ['Ju\u0308rgen', 'Müller', 'Jurgen', 'Mueller'],
    ['Jürgen', 'Müller', 'Ju\u0435rgen', 'Mueller'],
    ['Søren', 'Ågård', 'SOEREN', 'AAGAARD'],
    ['Søren', 'Ågård', 'Soren', 'Agard'],
    ['Väinö', 'Hyvärinen', 'Vaeinoe', 'Hyvaerinen'],
    ['Þóra', 'Ðúason', 'Thora', 'Duason'],
    ['Юлия', 'Щёголева', 'IULIIA', 'SHCHEGOLEVA'],
    ['Юлия', 'Щёголева', 'Yuliya', 'Shchegoleva'],
    ['Νίκος', 'Παππάς', 'Nikos', 'Pappas'],
  ])('%s %s is %s %s', (first, last, typedFirst, typedLast) => {
    expect(isSameName(name(first, last), name(typedFirst, typedLast))).toBe(true);
    expect(isLikeName(name(first, last), name(typedFirst, typedLast))).toBe(true);
  });

  test.each([
    ['Väinö', 'Kivelä', 'Väinö', 'Kivilä'],
    ['Aino', 'Mäkelä', 'Aina', 'Mäkelä'],
    ['李', '小龍', '王', '小龍'],
    ['Paul', 'Mann', 'Pol', 'Mann'],
    ['Tuuli', 'Mattila', 'Tuli', 'Matila'],
    ['Sukarno', '', 'Suharto', ''],
    ['Väinö', 'Kivelä', 'Juhani', ''],
  ])('%s %s is not %s %s, nor like it', (first, last, typedFirst, typedLast) => {
    expect(isSameName(name(first, last), name(typedFirst, typedLast))).toBe(false);
    expect(isLikeName(name(first, last), name(typedFirst, typedLast))).toBe(false);
  });

  test.each([
    ['Väinö Juhani', 'Kivelä', 'Väinö', 'Kivelä'],
    ['Väinö-Juhani', 'Kivelä', 'VÄINÖ', 'Kivelä'],
    ['Väinö', 'Kivelä', 'Väinö', 'Mäki-Kivelä'],
    ['Väinö', 'Kivelä', 'KIVELÄ', 'Väinö'],
    ['Väinö Juhani', 'Kivelä', 'Kivelä', 'Väinö'],
    ['Maria', 'da Silva Santos', 'Maria', 'Silva'],
    ['Мария', 'Петрова', 'Maria', 'Petrova'],
    ['Юлия', 'Петрова', 'Julia', 'Petrova'],
    ['Juergen', 'Mueller', 'Jurgen', 'Muller'],
    ['Jürgen Karl', 'Müller', 'Juergen', 'Mueller-Groß'],
    ['Väinö', 'Kivelä', 'Väinö', ''],
    ['Väinö', 'Kivelä', 'VAINO', ''],
    ['Jürgen', 'Müller', 'Mueller', ''],
    ['Väinö Juhani', 'Kivelä', 'KIVELÄ', ''],
  ])('%s %s is like %s %s, and not the same', (first, last, typedFirst, typedLast) => {
    expect(isSameName(name(first, last), name(typedFirst, typedLast))).toBe(false);
    expect(isLikeName(name(first, last), name(typedFirst, typedLast))).toBe(true);
    expect(isLikeName(name(typedFirst, typedLast), name(first, last))).toBe(true);
  });

  test('a word between the names is none of them', () => {
    expect(isLikeName(name('Maria', 'da Silva'), name('Maria', 'da Costa'))).toBe(false);
  });
});

test.each([
  ['Gal·la', 'Gal·la'],
  ['·Gal·la', 'Gal·la'],
  ['Marcel·lí (2)', 'Marcel·lí'],
  ['O’Neill', 'O’Neill'],
  ['17', undefined],
])(
  '[SIGN-26] of what a bank calls a person, %s, the name is taken as the contract has it',
  (told, name) => {
    expect(asName(told)).toBe(name);
  },
);
