import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '../platform/refusal.ts';
import { takeTurns } from '../platform/turns.ts';
import { beginOfPdf } from './pdf-begin.ts';
import { plainPdfApart } from './pdf-apart.ts';

/** The most that a file may have (NS-16); bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;
/** The most pixels of a picture: a few kilobytes may unfold into more memory than there is. */
const MOST_PIXELS = 60_000_000;
/**
 * The most pixels of one side: whole lines are unfolded, and one of 60 million takes ten gigabytes. A long screenshot
 * and a panorama stay below.
 */
const LONGEST_SIDE = 32_000;
/** Seconds in which a picture must be drawn. */
const LONGEST_DRAWING = 20;
/**
 * Files that are judged at the same time, of one player one: each may take some hundred megabytes while it is
 * unfolded, and five seconds of a core.
 */
const inTurn = takeTurns(2);
/** Pixels of a picture as it is kept, of whatever shape: enough to read a page of small print, or a long screenshot. */
const KEPT_PIXELS = 4_000 * 3_000;

export interface JudgedFile {
  readonly mediaType: 'image/jpeg' | 'image/png' | 'application/pdf';
  readonly bytes: Buffer;
}

/** Why a file is not taken, each with words for programs. */
const FAULTS = {
  type: 'Neither JPEG, PNG nor PDF.',
  heic: 'HEIC cannot be read here.',
  empty: 'Without a byte.',
  size: 'Above 10 MB.',
  pixels: 'A picture of more points than can be drawn.',
  locked: 'A PDF that opens with a password alone.',
  unsafe: 'A PDF that does more than show pages.',
  content: 'A file that is damaged, or cannot be read in time.',
} as const;

const refused = (kind: keyof typeof FAULTS): Refusal =>
  new Refusal(422, `error.document.file_${kind}`, FAULTS[kind]);

export const tooLarge = (): Refusal => refused('size');

/** There is no room for a file now; it is not the file's fault. */
export const busy = (): Refusal =>
  new Refusal(503, 'error.unavailable', 'No files are taken in at the moment.', { retryAfter: 5 });

const HEIC: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]);

/**
 * Judges a file by its contents, whatever its name, and makes it anew: of a picture nothing but the picture is
 * left, no place where it was taken and nothing that hides behind it.
 *
 * @param playerId who sent it: their other files wait, and not everybody's
 * @throws Refusal 422: of another type, of a wrong size, or not what it seems; 503: it could not be read now
 */
export async function judgeFile(bytes: Buffer, playerId: string): Promise<JudgedFile> {
  if (bytes.length === 0) throw refused('empty');
  if (bytes.length > MOST_BYTES) throw tooLarge();
  const mediaType = await typeOf(bytes);
  if (HEIC.has(mediaType)) throw refused('heic');
  const judged = await inTurn(playerId, () => judgeAs(mediaType, bytes));
  if (judged === undefined) throw refused('type');
  if (judged.bytes.length > MOST_BYTES) throw tooLarge();
  return judged;
}

/** Of a PDF also where something stands before it; what is something else already is no PDF, too. */
async function typeOf(bytes: Buffer): Promise<string> {
  const known = (await fileTypeFromBuffer(bytes))?.mime;
  return known ?? (beginOfPdf(bytes) < 0 ? '' : 'application/pdf');
}

async function judgeAs(mediaType: string, bytes: Buffer): Promise<JudgedFile | undefined> {
  switch (mediaType) {
    case 'application/pdf':
      return judgePdf(bytes);
    case 'image/jpeg':
    case 'image/png':
      return judgePicture(bytes, mediaType);
    case 'image/apng':
      // Of a moving picture its first: that is what a viewer shows that moves nothing.
      return judgePicture(bytes, 'image/png');
    default:
      return undefined;
  }
}

async function judgePdf(bytes: Buffer): Promise<JudgedFile> {
  const plain = await plainPdfApart(bytes);
  if (plain === 'unread') throw busy();
  if (typeof plain === 'string') throw refused(plain);
  return { mediaType: 'application/pdf', bytes: plain };
}

async function judgePicture(
  bytes: Buffer,
  mediaType: 'image/jpeg' | 'image/png',
): Promise<JudgedFile> {
  // Large, and of no use before somebody uploads.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE)
    throw refused('pixels');
  const smaller = Math.min(1, Math.sqrt(KEPT_PIXELS / (width * height)));
  // It may lie on its side.
  const longest = Math.round(Math.max(width, height) * smaller);
  const drawn = (given: Buffer, failOn: 'error' | 'warning', as = mediaType): Promise<Buffer> => {
    const picture = sharp(given, { limitInputPixels: MOST_PIXELS, failOn })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
    const made =
      as === 'image/png'
        ? picture.png()
        : picture.flatten({ background: 'white' }).jpeg({ quality: 88 });
    return made.timeout({ seconds: LONGEST_DRAWING }).toBuffer();
  };
  try {
    const made = await drawn(bytes, 'error').catch((error: unknown) => {
      // It may have every line, and lack its end mark alone: then there is nothing to be warned of.
      if (mediaType === 'image/jpeg' && endsEarly(error))
        return drawn(Buffer.concat([bytes, END_OF_JPEG]), 'warning');
      throw error;
    });
    if (mediaType === 'image/jpeg' || made.length <= MOST_BYTES) return { mediaType, bytes: made };
    // Its maker packed it better than we do.
    const as = 'image/jpeg';
    return { mediaType: as, bytes: await drawn(bytes, 'error', as) };
  } catch {
    throw refused('content');
  }
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

const endsEarly = (error: unknown): boolean =>
  error instanceof Error && /premature end/i.test(error.message);

/** The most characters of a name, and the stand-in for an empty one. */
const LONGEST_NAME = 80;
const UNNAMED = 'document';

/** A file's name for people to read: no path, no invisible characters, no markup. */
export function readableName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>"'`&]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);
  return plain === '' || /^\.+$/.test(plain) ? UNNAMED : plain;
}
