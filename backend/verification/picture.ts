import sharp from 'sharp';

/** Why a picture is not taken: it has more points than can be drawn, or cannot be read. */
export type PictureFault = 'pixels' | 'content';

type PictureType = 'image/jpeg' | 'image/png';

export interface PlainPicture {
  readonly mediaType: PictureType;
  readonly bytes: Buffer;
}

/** The most pixels of a picture: a few kilobytes may unfold into more memory than there is. */
const MOST_PIXELS = 60_000_000;
/**
 * The most pixels of one side: whole lines are unfolded, and one of 60 million takes ten gigabytes. A long screenshot
 * and a panorama stay below.
 */
const LONGEST_SIDE = 32_000;
/** Pixels of a picture as it is kept, of whatever shape: enough to read a page of small print, or a long screenshot. */
const KEPT_PIXELS = 4_000 * 3_000;
/** Bytes above which a picture is kept as a JPEG. */
const MOST_BYTES_OF_PNG = 10 * 1024 * 1024;

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** Draws a picture anew, upright: nothing but the picture is left. */
export async function plainPicture(
  bytes: Buffer,
  mediaType: PictureType,
): Promise<PlainPicture | PictureFault> {
  const { width, height, depth } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0, depth: undefined }));
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) return 'pixels';
  const smaller = Math.min(1, Math.sqrt(KEPT_PIXELS / (width * height)));
  // It may lie on its side.
  const longest = Math.round(Math.max(width, height) * smaller);
  const drawn = (given: Buffer, failOn: 'error' | 'warning', as = mediaType): Promise<Buffer> => {
    const opened = sharp(given, { limitInputPixels: MOST_PIXELS, failOn });
    // Points of 16 bits take twice the work, and are kept as 8 all the same.
    const plain = depth === 'ushort' ? opened.pipelineColourspace('srgb') : opened;
    const picture = plain
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
    const made =
      as === 'image/png'
        ? picture.png()
        : picture.flatten({ background: 'white' }).jpeg({ quality: 88 });
    return made.toBuffer();
  };
  try {
    const made = await drawn(bytes, 'error').catch((error: unknown) => {
      if (mediaType === 'image/jpeg' && says(error, ENDS_EARLY)) return drawnWithEnd(bytes, drawn);
      throw error;
    });
    if (mediaType === 'image/jpeg' || made.length <= MOST_BYTES_OF_PNG)
      return { mediaType, bytes: made };
    // Its maker packed it better than we do. What is drawn already is small: the given one would be unfolded twice.
    const as = 'image/jpeg';
    return { mediaType: as, bytes: await drawn(made, 'error', as) };
  } catch {
    return 'content';
  }
}

/** How the reader of JPEGs says that a file ends before its end mark, and that bytes of nothing stand before that mark. */
const ENDS_EARLY = /premature end/i;
const STRAY_AT_END = /extraneous bytes before marker 0xd9/i;

/** A JPEG that may have every line, and lack its end mark alone, whatever stands in its place: then there is nothing else to be warned of. */
async function drawnWithEnd(
  bytes: Buffer,
  drawn: (given: Buffer, failOn: 'error' | 'warning') => Promise<Buffer>,
): Promise<Buffer> {
  const ended = Buffer.concat([bytes, END_OF_JPEG]);
  return drawn(ended, 'warning').catch((error: unknown) => {
    if (says(error, STRAY_AT_END)) return drawn(ended, 'error');
    throw error;
  });
}

const says = (error: unknown, what: RegExp): boolean =>
  error instanceof Error && what.test(error.message);
