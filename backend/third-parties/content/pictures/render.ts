import type { Sharp } from 'sharp';
import type { Colour, Packing } from './asked.ts';
import type { Frame, Size } from './frame.ts';

/** Seconds in which a picture must be drawn and packed. */
const LONGEST = 10;

/** How an opaque format shows what is transparent. */
const PAPER = '#ffffff';

/** The most pixels of an AVIF that is packed with care; a larger one takes seconds so, and is packed quickly. */
const CAREFUL = 1_000_000;

type Pack = (picture: Sharp, quality: number, pixels: number) => Sharp;

const PACK: Readonly<Record<Packing, Pack>> = {
  avif: (picture, quality, pixels) =>
    picture.avif({ quality, effort: pixels > CAREFUL ? 0 : 2, chromaSubsampling: '4:2:0' }),
  jpg: (picture, quality) => picture.flatten({ background: PAPER }).jpeg({ quality }),
  pjpg: (picture, quality) =>
    picture.flatten({ background: PAPER }).jpeg({ quality, progressive: true }),
  png: (picture) => picture.png(),
  webp: (picture, quality) => picture.webp({ quality }),
};

/** The drawing's own canvas, with the colour under it. @param drawing an SVG file of the size `original` */
export function placed(
  drawing: string,
  original: Size,
  { canvas, place }: Frame,
  bg: Colour | null,
): string {
  const under = bg
    ? `<rect width="100%" height="100%" fill="${bg.rgb}" fill-opacity="${bg.alpha}"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">${under}` +
    `<svg x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}"` +
    ` viewBox="0 0 ${original.width} ${original.height}" preserveAspectRatio="none">${drawing}</svg></svg>`
  );
}

/**
 * The pixels of an SVG file that has no words in it: no face is shipped for these.
 * @throws if it cannot be drawn in time
 */
export async function pixelsOf(
  svg: string,
  { canvas, liveliest }: Frame,
  packing: Packing,
  quality: number,
): Promise<Buffer> {
  // Large, and of no use before somebody asks for pixels.
  const { default: sharp } = await import('sharp');
  // Threads of one picture, also of one that a player hands in; how many are drawn at once is bounded elsewhere.
  sharp.concurrency(1);
  const whole = sharp(Buffer.from(svg));
  const picture = liveliest
    ? whole.resize({ ...liveliest, fit: 'cover', position: sharp.strategy.entropy })
    : whole;
  const { width, height } = liveliest ?? canvas;
  return PACK[packing](picture, quality, width * height)
    .timeout({ seconds: LONGEST })
    .toBuffer();
}
