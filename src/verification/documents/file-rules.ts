import type { TextId } from '../../texts/index.ts';

/** The accepted types of file (NS-16). HEIC is not named here: a phone that is not offered it hands over a JPEG. */
export const ACCEPTED = 'image/jpeg,image/png,application/pdf';
const TYPES: ReadonlySet<string> = new Set(ACCEPTED.split(','));

/** Bytes of a file, and files of a document, at most. */
const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_FILES = 10;

/** The endings that a device uses when it knows no types. */
const ENDINGS = /\.(jpe?g|png|pdf)$/i;

const HEIC = /\.hei[cf]$|^image\/hei[cf]$/i;

/** Finds the fault of a file before it is sent (DOC-18); undefined for one that the platform will look at. */
export function wrongWith({ name, type, size }: File): TextId | undefined {
  if (HEIC.test(name) || HEIC.test(type)) return 'documents.error.heic';
  if (!TYPES.has(type) && !(type === '' && ENDINGS.test(name))) return 'documents.error.type';
  if (size === 0) return 'documents.error.empty';
  return size > MOST_BYTES ? 'documents.error.large' : undefined;
}
