import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * Compiles `src/texts/{lang}.json` (flat, ICU) to `locales/{lang}/default.json` (TEXT-01), so that
 * no page carries the ICU parser.
 * @returns the languages written.
 * @throws when a message is malformed, naming file and message.
 */
export async function compileTexts(from: string, to: string): Promise<string[]> {
  const files = (await readdir(from)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    files.map(async (name) => {
      const lang = basename(name, '.json');
      const source = JSON.parse(await readFile(join(from, name), 'utf8')) as Record<string, string>;
      const compiled = Object.entries(source).map(([id, text]) => [id, compile(name, id, text)]);
      await mkdir(join(to, lang), { recursive: true });
      await writeFile(join(to, lang, 'default.json'), JSON.stringify(Object.fromEntries(compiled)));
      return lang;
    }),
  );
}

function compile(file: string, id: string, text: string) {
  try {
    return compileMessageOrThrow(text);
  } catch (cause) {
    throw new Error(`${file}: message "${id}" is malformed: ${text}`, { cause });
  }
}
