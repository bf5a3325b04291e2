import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../../src/games/search/fold.ts';
import { comparable, rankOfName, rankOfStudio } from '../../src/games/search/match.ts';
import { nearest } from '../../src/games/search/near.ts';

const nameOf = (text: string, name: string): number | undefined =>
  rankOfName(comparable(text), comparable(name));
const studioOf = (text: string, name: string): number | undefined =>
  rankOfStudio(comparable(text), comparable(name));

describe('SEARCH-02: a text is compared without regard to', () => {
  test.each([
    ['large and small letters', 'bOoK', 'book'],
    ['marks of Latin letters', 'Árbol Çedilla', 'arbol cedilla'],
    ['letters of the north', 'Äiti Öljy Åbo Ørsted Æsir', 'aiti oljy abo orsted aesir'],
    ['letters that are two', 'Straße Œuvre', 'strasse oeuvre'],
    ['white space', '  wild \t\u{a0} north\n', 'wild north'],
    ['apostrophes of any kind', "Tomás’ Duchess's", 'tomas duchesss'],
    ['signs between words', 'Salt & Compass: 7-up!', 'salt compass 7 up'],
    ['the width of letters', 'Ｊａｄｅ', 'jade'],
    ['how a mark is written', 'Toma\u0301s', 'tomas'],
    ['the dot of a Turkish I', 'İSTANBUL', 'istanbul'],
  ])('%s', (_, text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test.each([
    ['Greek', 'Άνοιξη', 'άνοιξη'],
    ['Cyrillic', 'Йод Ёлка', 'йод ёлка'],
  ])('and keeps the marks of %s, which make other letters', (_, text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test.each(['🎰🎲', '***', '"]{}', '', '   ', '\u0000'])(
    'what has neither letters nor digits matches nothing: %j',
    (text) => {
      expect(fold(text)).toBe('');
      expect(nameOf(text, 'Book of Seasons')).toBeUndefined();
      expect(studioOf(text, 'Amber Kettle')).toBeUndefined();
      expect(nearest(fold(text), ['book of seasons'])).toEqual([]);
    },
  );

  test('folding twice is folding once, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('SEARCH-02: a name matches', () => {
  test.each([
    ['as a whole before all', 'jade lion', 'Jade Lion', 0],
    ['by its beginning', 'jAd', 'Jade Lion', 0],
    ['by the beginning of a word', 'lio', 'Jade Lion', 1],
    ['by the beginnings of words in any order', 'lion ja', 'Jade Lion', 2],
    ['by anything inside it', 'ade l', 'Jade Lion', 3],
    ['with white space where it has none', 'twenty one', 'Marigold Twenty-One', 1],
    ['without white space where it has some', 'jadelion', 'Jade Lion', 4],
    ['with white space inside a word', 'ja de li on', 'Jade Lion', 4],
  ])('%s', (_, text, name, rank) => {
    expect(nameOf(text, name)).toBe(rank);
  });

  test.each([
    ['another', 'jade lions', 'Jade Lion'],
    ['three letters of two words', 'eli', 'Jade Lion'],
  ])('not by %s', (_, text, name) => {
    expect(nameOf(text, name)).toBeUndefined();
  });

  test.each([
    ['evo lution', 'Evolution'],
    ['EVOLUTION', 'Evo Lution'],
    ['lut', 'Evolution'],
    ['sal tand', 'Salt and Compass'],
  ])('of a studio, %j is %j', (text, name) => {
    expect(studioOf(text, name)).toBeDefined();
  });

  test('two letters inside the name of a studio are too few for all its games', () => {
    expect(studioOf('tt', 'Amber Kettle')).toBeUndefined();
    expect(studioOf('ke', 'Amber Kettle')).toBe(1);
  });
});

describe('SEARCH-02: a misspelt name is near', () => {
  const names = readFileSync('content/northlight/games.ndjson', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"_id":"game.'))
    .map((line) => fold((JSON.parse(line) as { name: string }).name));
  const firstFor = (text: string): readonly string[] =>
    nearest(fold(text), names)
      .slice(0, 6)
      .flatMap((place) => names[place] ?? []);

  test.each([
    ['a letter too many', 'jade penguinn'],
    ['a letter too few', 'jade pengin'],
    ['a wrong letter', 'jade pengvin'],
    ['two letters swapped', 'jade pneguin'],
    ['a wrong first letter', 'jade benguin'],
    ['an error in the only word', 'penguyn'],
  ])('with %s', (_, text) => {
    expect(firstFor(text).some((name) => name.includes('penguin'))).toBe(true);
  });

  test.each([
    ['two errors in a word', 'jade pnegvin'],
    ['a short word that is wrong', 'xade penguin'],
    ['a number that is wrong', '8 lives'],
    ['nothing of the kind', 'qwrtzxcv'],
  ])('but not with %s', (_, text) => {
    expect(firstFor(text)).toEqual([]);
  });

  test('a text longer than any name is not compared: it could cost the page seconds', () => {
    expect(nearest('penguyn penguin', ['penguin penguin'])).toEqual([0]);
    expect(nearest(fold('penguyn '.repeat(63)), [fold('penguin '.repeat(63))])).toEqual([]);
  });

  test('other alphabets are forgiven alike', () => {
    expect(nearest(fold('Ανοιξι'), [fold('Ανοιξη')])).toEqual([0]);
    expect(nearest(fold('пингвни'), [fold('Пингвин')])).toEqual([0]);
  });

  test('a name with one letter wrong is among the nearest, whichever it is', () => {
    const long = names.filter((name) => name.split(' ').some((word) => word.length >= 6));
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (which, where) => {
        const name = long[which % long.length] ?? '';
        const word = name.split(' ').find((each) => each.length >= 6) ?? '';
        const at = where % (word.length - 1);
        const wrong = word.slice(0, at) + (word[at] === 'z' ? 'y' : 'z') + word.slice(at + 1);
        expect(nearest(name.replace(word, wrong), names).map((place) => names[place])).toContain(
          name,
        );
      }),
      { numRuns: 20 },
    );
  });
});
