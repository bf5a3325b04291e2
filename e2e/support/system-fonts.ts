import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '..', '..', '.cache', 'fonts');

/** The fonts of a machine, by files of packages: the widths of Arial, an Android phone, a bare Linux. */
const SYSTEMS = {
  arial: [
    'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
    'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf',
  ],
  roboto: [
    '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
    '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
  ],
  dejavu: ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
};

/** A project for each: its name, and the environment of a browser that knows no other fonts (Linux). */
export const FONT_SYSTEMS = Object.entries(SYSTEMS).map(([name, packaged]) => {
  const files = packaged.map((file) => resolve(file));
  const config = join(folder, `${name}.conf`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    config,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${[...new Set(files.map(dirname))].map((dir) => `<dir>${dir}</dir>`).join('\n  ')}
  <cachedir>${folder}</cachedir>
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
    <acceptfont>${files.map((file) => `<glob>${file}</glob>`).join('')}</acceptfont>
  </selectfont>
</fontconfig>
`,
  );
  return { name: `fonts of ${name}`, env: { FONTCONFIG_FILE: config } };
});
