import type { TextId } from '../../texts/index.ts';

/**
 * The accepted types and endings of files (NS-16). HEIC is not named here: a phone that is not offered it hands
 * over a JPEG.
 */
export const ACCEPTED = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf';

/** Bytes of a file, and files of a document, at most. */
const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_FILES = 10;

/** How devices name these types, by habit and by mistake. */
const TYPES = /^(image\/(jpe?g|pjpeg|jfif|(x-)?png)|(application|text)\/(x-)?(pdf|acrobat))$/i;
/** The name of a type that says nothing; then the ending counts. */
const NO_TYPE = /^$|octet-stream$|\/(x-|force-)?download$|\/\*$|^(application\/)?unknown/i;
const ENDINGS = /\.(jpe?g|jpe|jfif|png|pdf)$/i;
const ANY_ENDING = /\.\w{1,5}$/;

const HEIC = /\.hei[cf]s?$|\.hif$|^image\/hei[cf](-sequence)?$/i;

/** How files of the accepted types begin: devices and programs give photos the names of other types. */
const BEGINNINGS = ['\u00FF\u00D8\u00FF', '\u0089PNG', '%PDF-'];

/**
 * Finds the fault of a file's type (DOC-18), by what the device calls it and how it begins; undefined for one that
 * the platform will look at, which judges by the content alone.
 */
export async function wrongType(file: File): Promise<TextId | undefined> {
  const fault = wrongName(file);
  if (fault === undefined) return undefined;
  const bytes = new Uint8Array(
    await file
      .slice(0, 5)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  const beginning = String.fromCharCode(...bytes);
  return BEGINNINGS.some((known) => beginning.startsWith(known)) ? undefined : fault;
}

function wrongName({ name, type }: File): TextId | undefined {
  if (TYPES.test(type)) return undefined;
  if (HEIC.test(name) || HEIC.test(type)) return 'documents.error.heic';
  const isNamed = ENDINGS.test(name) || !ANY_ENDING.test(name);
  return NO_TYPE.test(type) && isNamed ? undefined : 'documents.error.type';
}

/** Whether a file is of that kind, by what the device calls it. */
export const isOf = ({ name, type }: File, kind: 'pdf' | 'png'): boolean =>
  type.includes(kind) || name.toLowerCase().endsWith(`.${kind}`);

/** Finds the fault of a file's size before it is sent. */
export function wrongSize({ size }: File): TextId | undefined {
  if (size === 0) return 'documents.error.empty';
  return size > MOST_BYTES ? 'documents.error.large' : undefined;
}
