import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textFiles } from '../../tools/build/texts.ts';
import { UNTRANSLATED } from '../../tools/flow/texts.ts';

const folder = join(import.meta.dirname, '..', '..', 'src', 'texts');

it.each(textFiles(folder))('TEXT-01: no text of %s waits to be translated', (file) => {
  const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
  const waiting = Object.keys(texts).filter((id) => texts[id]?.startsWith(UNTRANSLATED));
  expect(waiting, 'a flow was written with English words: translate them').toEqual([]);
});
