import { basename, join } from 'node:path';
import sharp from 'sharp';
import { SCREENS_FOLDER } from '../../../replay/screen-store.ts';
import type { Picture } from '../../dossier.ts';

/** Gives a picture as a document takes it: JPEG. */
export type Images = (picture: Picture) => Buffer;

/** The most that all pictures of a document may take together, in bytes: people send it by mail. */
const ALL = 13 * 2 ** 20;

/** The sizes of pictures, by the bytes that each may take: the widest in px. */
const SIZES = [
  { from: 26_000, width: 520, quality: 62 },
  { from: 11_000, width: 380, quality: 52 },
] as const;
const SMALLEST = { width: 270, quality: 44 } as const;

/** Pictures as documents take them: small, and without transparency. */
export async function imagesOf(
  pictures: readonly Picture[],
  folder = SCREENS_FOLDER,
): Promise<Images> {
  const files = [...new Set(pictures.map(({ file }) => file))];
  const { width, quality } = SIZES.find(({ from }) => ALL / files.length >= from) ?? SMALLEST;
  const made = new Map<string, Buffer>();
  for (const file of files) {
    const image = sharp(join(folder, 'files', basename(file))).flatten({ background: '#ffffff' });
    const small = image.resize({ width, withoutEnlargement: true });
    made.set(file, await small.jpeg({ quality }).toBuffer());
  }
  return ({ file }) => {
    const found = made.get(file);
    if (found === undefined) throw new Error(`there is no picture ${file}`);
    return found;
  };
}
