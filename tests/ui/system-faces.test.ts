import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';
import { SYSTEM_FACES } from '../../src/brands/system-faces.ts';
import { readTexts } from '../../tools/build/texts.ts';

/** Files with the widths of Arial, of Roboto and of DejaVu Sans. */
const FILES = {
  'Liberation Sans': 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
  'Liberation Sans Bold': 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf',
  Roboto: '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
  'Roboto Bold': '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
  'DejaVu Sans': 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'DejaVu Sans Bold': 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
};

const { resolve } = createRequire(import.meta.url);
const texts = await readTexts(join(import.meta.dirname, '..', '..', 'src', 'texts'), 'en');
const words = Object.values(texts ?? {}).join(' ');

/** How wide the site's English texts run in a file's face, in em. */
function widthIn(file: string): number {
  const font = fontkit.create(readFileSync(resolve(file)));
  if ('fonts' in font) throw new Error(`${file} is a collection`);
  return (
    font.glyphsForString(words).reduce((sum, one) => sum + one.advanceWidth, 0) / font.unitsPerEm
  );
}

test.each(Object.entries(FILES))('%s is scaled to the width of Arial', (name, file) => {
  const weight = name.endsWith(' Bold') ? 'bold' : 'regular';
  const arial = FILES[weight === 'bold' ? 'Liberation Sans Bold' : 'Liberation Sans'];
  const scale = widthIn(arial) / widthIn(file);
  const face = SYSTEM_FACES.find((one) => one[weight].some((known) => known === name));
  const off = (face?.arial[weight] ?? 0) - scale;
  expect(Math.abs(off), `measured: ${scale}`).toBeLessThan(0.01);
});
