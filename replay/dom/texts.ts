import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCatalogue } from '../../src/texts/catalogue.ts';

const folder = join(import.meta.dirname, '..', '..', 'src', 'texts');
const known = new Map<string, ReturnType<typeof compileCatalogue>>();

/** The texts of a language as they stand in the sources, compiled once. @param language ISO 639 code */
export function compiledTexts(language: string): ReturnType<typeof compileCatalogue> {
  const texts = known.get(language) ?? compileCatalogue(language, catalogueOf(language));
  known.set(language, texts);
  return texts;
}

const catalogueOf = (language: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
