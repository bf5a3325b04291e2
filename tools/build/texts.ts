import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { keepTogether } from '../../src/locale/no-break.ts';

/** The files of texts in a folder, one for each area and language, relative to it. */
export const textFiles = (folder: string, language = '*'): string[] =>
  globSync(`*/${language}.json`, { cwd: folder }).toSorted();

/**
 * A language's texts as they are written, those of all areas in one.
 * @returns ICU texts by id; undefined when the language has none
 */
export async function readTexts(
  folder: string,
  language: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const files = textFiles(folder, language);
  if (files.length === 0) return undefined;
  const areas = files.map(async (file): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, file), 'utf8')),
  );
  return Object.assign({}, ...(await Promise.all(areas))) as Record<string, string>;
}

/**
 * Compiles `src/texts/{area}/{lang}.json` (flat, ICU) to `locales/{lang}/default.json` (TEXT-01), so
 * that no page carries the ICU parser, and none waits for a second file.
 * @returns the languages written.
 * @throws when a message is malformed, naming language and message.
 */
export async function compileTexts(from: string, to: string): Promise<string[]> {
  const languages = [...new Set(textFiles(from).map((file) => basename(file, '.json')))];
  return Promise.all(
    languages.map(async (lang) => {
      const texts = Object.entries((await readTexts(from, lang)) ?? {});
      const compiled = texts.map(([id, text]) => [id, compile(lang, id, text)]);
      await mkdir(join(to, lang), { recursive: true });
      await writeFile(join(to, lang, 'default.json'), JSON.stringify(Object.fromEntries(compiled)));
      return lang;
    }),
  );
}

function compile(language: string, id: string, text: string) {
  try {
    return compileMessageOrThrow(keepTogether(text));
  } catch (cause) {
    throw new Error(`${language}: message "${id}" is malformed: ${text}`, { cause });
  }
}
