import type { TextId } from './ids.ts';

/** ICU texts by id. */
export type SourceTexts = Readonly<Record<TextId, string>>;

/** By file, one for each area and language. */
const FILES = import.meta.glob<Partial<SourceTexts>>('./*/*.json', {
  eager: true,
  import: 'default',
});

/**
 * A language's source texts, those of all areas in one. For code that renders pages ahead; players fetch them
 * compiled.
 */
export function sourceTexts(language: string): SourceTexts {
  const files = Object.entries(FILES).filter(([file]) => file.endsWith(`/${language}.json`));
  return Object.assign({}, ...files.map(([, texts]) => texts)) as SourceTexts;
}
