import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceTexts } from '../../src/texts/sources.ts';
import { textFiles } from '../../tools/build/texts.ts';
import { UNTRANSLATED } from '../../tools/flow/texts.ts';

const folder = join(import.meta.dirname, '..', '..', 'src', 'texts');
const languages = [...new Set(textFiles(folder).map((file) => basename(file, '.json')))];

it.each(textFiles(folder))('TEXT-01: no text of %s waits to be translated', (file) => {
  const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
  const waiting = Object.keys(texts).filter((id) => texts[id]?.startsWith(UNTRANSLATED));
  expect(waiting, 'a flow was written with English words: translate them').toEqual([]);
});

it.each(languages)('TEXT-01: what is shown off in %s is not called a withdrawal', (language) => {
  const texts = sourceTexts(language);
  const shownOff = texts['home.banners.label']?.toLowerCase();
  const withdrawal = texts['paymentMethods.withdrawal']?.toLowerCase();
  expect(withdrawal).toBeTruthy();
  expect(shownOff).not.toContain(withdrawal);
});
