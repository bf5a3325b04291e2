import type { TextId } from './ids.ts';

/** ICU texts by id. */
export type SourceTexts = Readonly<Record<TextId, string>>;

/** By file, one for each area and language. */
const FILES = import.meta.glob<Partial<SourceTexts>>('./*/*.json', {
  eager: true,
  import: 'default',
});

/**
 * A language's texts as they are written, those of all areas in one. For what renders pages ahead of
 * players, who fetch them compiled.
 */
export function sourceTexts(language: string): SourceTexts {
  const files = Object.entries(FILES).filter(([file]) => file.endsWith(`/${language}.json`));
  return Object.assign({}, ...files.map(([, texts]) => texts)) as SourceTexts;
}
