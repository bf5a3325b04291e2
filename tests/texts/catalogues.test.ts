import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../machines/flow.ts';
import { sourceTexts } from '../../src/texts/sources.ts';
import { textFiles } from '../../tools/build/texts.ts';

type Catalogue = Readonly<Record<string, string>>;

/** The areas of the house, and the frame of every page. */
const HOMES: readonly string[] = [...AREAS, 'shell'];

const folder = join(import.meta.dirname, '..', '..', 'src', 'texts');
const files = textFiles(folder);
const languages = [...new Set(files.map((file) => basename(file, '.json')))];
const areas = [...new Set(files.map(dirname))];
const catalogue = (language: string): Catalogue => sourceTexts(language);
const english = catalogue('en');
/** The ids of a file in order, duplicates included. */
const idsIn = (file: string): (string | undefined)[] =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/^\s*"((?:[^"\\]|\\.)+)"\s*:/gm)].map(
    ([, id]) => id,
  );

/** Names of placeholders and numbers of tags: a translation must keep them. */
function slots(text: string): string[] {
  const names = new Set<string>();
  const visit = (tokens: readonly unknown[]) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) names.add(tag);
      } else if (Array.isArray(token)) {
        const [name, , cases] = token as [string, string?, unknown?];
        names.add(name);
        if (typeof cases === 'object' && cases !== null) {
          for (const tokensOfCase of Object.values(cases)) {
            if (Array.isArray(tokensOfCase)) visit(tokensOfCase);
          }
        }
      }
    }
  };
  visit(compileMessageOrThrow(text));
  return [...names].toSorted();
}

/** Plural categories that a message offers; undefined without a plural. */
function pluralCases(text: string): string[][] {
  const found: string[][] = [];
  const visit = (tokens: readonly unknown[]) => {
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      const [, type, cases] = token as [string, string?, Record<string, unknown>?];
      if (typeof cases !== 'object') continue;
      if (type === 'plural') found.push(Object.keys(cases));
      for (const tokensOfCase of Object.values(cases)) {
        if (Array.isArray(tokensOfCase)) visit(tokensOfCase);
      }
    }
  };
  visit(compileMessageOrThrow(text));
  return found;
}

describe('TEXT-01: the catalogues', () => {
  it('come in English, Finnish and Portuguese', () => {
    expect(languages).toEqual(expect.arrayContaining(['en', 'fi', 'pt']));
  });

  it('lie with their area, which every language has', () => {
    expect(areas.filter((area) => !HOMES.includes(area))).toEqual([]);
    expect(files).toEqual(
      areas.flatMap((area) => languages.map((language) => `${area}/${language}.json`)).toSorted(),
    );
  });

  it.each(files)('%s has every message of its area in English and no other', (file) => {
    expect(idsIn(file)).toEqual(idsIn(`${dirname(file)}/en.json`));
  });

  it.each(languages)('%s names no message twice', (language) => {
    const ids = areas.flatMap((area) => idsIn(`${area}/${language}.json`));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBe(Object.keys(catalogue(language)).length);
  });

  it.each(languages)('%s has no empty, padded or malformed message', (language) => {
    const wrong = Object.entries(catalogue(language)).filter(([, text]) => {
      if (text === '' || text !== text.trim()) return true;
      try {
        compileMessageOrThrow(text);
        return false;
      } catch {
        return true;
      }
    });
    expect(wrong).toEqual([]);
  });

  it.each(languages)('%s keeps every placeholder and tag', (language) => {
    const texts = catalogue(language);
    const wrong = Object.entries(english)
      .map(([id, text]) => ({ id, en: slots(text), own: slots(texts[id] ?? '') }))
      .filter(({ en, own }) => en.join() !== own.join());
    expect(wrong).toEqual([]);
  });

  it.each(languages)('%s offers the plural cases of its language', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    // CLDR gives Portuguese and others "many" for compact millions, which no message counts.
    const needed = pluralCategories.filter((category) => category !== 'many');
    const wrong = Object.entries(catalogue(language)).filter(([, text]) =>
      pluralCases(text).some((cases) => needed.some((category) => !cases.includes(category))),
    );
    expect(wrong).toEqual([]);
  });
});
