import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { sourceTexts } from '../../src/texts/sources.ts';

const known = new Map<string, ReturnType<typeof compileCatalogue>>();

/** The texts of a language as they stand in the sources, compiled once. @param language ISO 639 code */
export function compiledTexts(language: string): ReturnType<typeof compileCatalogue> {
  const texts = known.get(language) ?? compileCatalogue(language, sourceTexts(language));
  known.set(language, texts);
  return texts;
}
