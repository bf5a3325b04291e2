import { fileTypeFromBuffer } from 'file-type';
import { cut } from '../platform/cut.ts';
import { Refusal } from '../platform/refusal.ts';
import { takeTurns } from '../platform/turns.ts';
import { isHeic } from './heic.ts';
import { beginOfPdf } from './pdf-begin.ts';
import { readApart, type FileType } from './read-apart.ts';

/** The most that a file may have (NS-16); bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;
/** The most that is kept of one; bytes. A PDF may have been packed better than we do. */
const MOST_KEPT = 30 * 1024 * 1024;
/**
 * Files that are judged at the same time, from one address one: each may take some hundred megabytes while it is
 * unfolded, and ten seconds of a core. New accounts of one address take no turns of its neighbours.
 */
const inTurn = takeTurns(2);
/** Of a player, whatever the addresses, one waits for its turn. */
const oneByOne = takeTurns(Number.POSITIVE_INFINITY);

/** Who sent a file: their other files wait, and not everybody's. */
export interface Sender {
  readonly playerId: string;
  /** As limits count. */
  readonly address: string;
}

export interface JudgedFile {
  readonly mediaType: FileType;
  readonly bytes: Buffer;
}

/** Why a file is not taken, each with words for programs. */
const FAULTS = {
  type: 'Neither JPEG, PNG nor PDF.',
  heic: 'HEIC cannot be read here.',
  empty: 'Without a byte.',
  size: 'Above 10 MB.',
  pixels: 'A picture of more points than can be drawn.',
  locked: 'A PDF that opens with a password or a certificate alone.',
  unsafe: 'A PDF that does more than show pages.',
  content: 'A file that is damaged, or cannot be read in time.',
} as const;

const refused = (kind: keyof typeof FAULTS): Refusal =>
  new Refusal(422, `error.document.file_${kind}`, FAULTS[kind]);

export const tooLarge = (): Refusal => refused('size');

/** There is no room for a file now; it is not the file's fault. */
export const busy = (): Refusal =>
  new Refusal(503, 'error.unavailable', 'No files are taken in at the moment.', { retryAfter: 5 });

/**
 * Judges a file by its contents, whatever its name, and makes it anew: of a picture nothing but the picture is
 * left, no place where it was taken and nothing that hides behind it.
 *
 * @throws Refusal 422: of another type, of a wrong size, or not what it seems; 503: it could not be read now
 */
export async function judgeFile(bytes: Buffer, sender: Sender): Promise<JudgedFile> {
  if (bytes.length === 0) throw refused('empty');
  if (bytes.length > MOST_BYTES) throw tooLarge();
  if (isHeic(bytes)) throw refused('heic');
  const mediaType = await typeOf(bytes);
  if (mediaType === undefined) throw refused('type');
  const { playerId, address } = sender;
  return oneByOne(playerId, () => inTurn(address, () => judgeAs(mediaType, bytes)));
}

/**
 * What may stand before a PDF although it is the beginning of something else: the notes of programs and printers.
 * Behind that of a program, an archive or a message a PDF may be one thing of several, and the others would be lost.
 */
const BEFORE_PDF: ReadonlySet<string> = new Set([
  'application/xml',
  'application/postscript',
  'application/eps',
]);

async function typeOf(bytes: Buffer): Promise<FileType | undefined> {
  const known = (await fileTypeFromBuffer(bytes))?.mime;
  switch (known) {
    case 'image/jpeg':
    case 'image/png':
    case 'application/pdf':
      return known;
    case 'image/apng':
      // Of a moving picture its first: that is what a viewer shows that moves nothing.
      return 'image/png';
    default: {
      const mayBePdf = known === undefined || BEFORE_PDF.has(known);
      return mayBePdf && beginOfPdf(bytes) >= 0 ? 'application/pdf' : undefined;
    }
  }
}

async function judgeAs(mediaType: FileType, bytes: Buffer): Promise<JudgedFile> {
  const reading = await readApart({ mediaType, bytes });
  if (reading === 'unread') throw busy();
  if (typeof reading === 'string') throw refused(reading);
  if (reading.bytes.length > MOST_KEPT) throw refused('content');
  return { mediaType: reading.mediaType, bytes: Buffer.from(reading.bytes) };
}

/** The most characters of a name, and the stand-in for an empty one. */
const LONGEST_NAME = 80;
const UNNAMED = 'document';

/** A file's name for people to read: no path, no invisible characters, no markup. */
export function readableName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>"'`&]/gu, '')
    .trim();
  return plain === '' || /^\.+$/.test(plain) ? UNNAMED : cut(plain, LONGEST_NAME);
}
