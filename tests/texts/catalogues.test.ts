import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

type Catalogue = Readonly<Record<string, string>>;

const folder = join(import.meta.dirname, '..', '..', 'src', 'texts');
const languages = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
const source = (language: string) => readFileSync(join(folder, `${language}.json`), 'utf8');
const catalogue = (language: string) => JSON.parse(source(language)) as Catalogue;
const english = catalogue('en');

/** Names of placeholders and numbers of tags: what a translation must keep. */
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

  it.each(languages)('%s has every message of English and no other', (language) => {
    expect(Object.keys(catalogue(language)).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it.each(languages)('%s names no message twice', (language) => {
    const keys = [...source(language).matchAll(/^\s*"((?:[^"\\]|\\.)+)"\s*:/gm)].map(
      ([, key]) => key,
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
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
