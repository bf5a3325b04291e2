import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { bareJpeg } from './bare-jpeg.ts';

const PACKED = PDFName.of('Filter');
const PARAMETERS = PDFName.of('DecodeParms');
const JPEG = PDFName.of('DCTDecode');

/** What viewers take for it: the short forms of pictures in a page's own text, and a name up to a NUL. */
const SHORT: Readonly<Record<string, string>> = {
  DCT: 'DCTDecode',
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
};

function filterOf(object: PDFObject | undefined): PDFName | undefined {
  if (!(object instanceof PDFName)) return undefined;
  const [name = ''] = object.asString().slice(1).split('#00');
  return PDFName.of(SHORT[name] ?? name);
}

/** Takes everything but the picture out of one as a camera made it, also where it is packed once more. */
export function barePhoto(stream: PDFRawStream): void {
  const { dict } = stream;
  const filters = listed(dict.lookup(PACKED)).map(filterOf);
  if (filters.at(-1) !== JPEG) return;
  const parameters = listed(dict.lookup(PARAMETERS));
  const photo = filters
    .slice(0, -1)
    .reduce<Uint8Array | undefined>(
      (bytes, filter, at) => bytes && unpacked(stream, bytes, filter, parameters[at]),
      stream.contents,
    );
  // Packed as we cannot unpack it, it stays the picture that it is.
  if (photo === undefined) return;
  if (filters.length > 1) {
    dict.set(PACKED, JPEG);
    const own = parameters[filters.length - 1];
    if (own instanceof PDFDict) dict.set(PARAMETERS, own);
    else dict.delete(PARAMETERS);
  }
  stream.updateContents(bareJpeg(photo));
}

/** What stands there, once or in a list. */
function listed(object: PDFObject | undefined): readonly (PDFObject | undefined)[] {
  if (!(object instanceof PDFArray)) return [object];
  return Array.from({ length: object.size() }, (_, at) => object.lookup(at));
}

/** Bytes without one filter, and without what was reckoned with them before it (a predictor). */
function unpacked(
  { dict: { context } }: PDFRawStream,
  bytes: Uint8Array,
  filter: PDFName | undefined,
  parameters: PDFObject | undefined,
): Uint8Array | undefined {
  if (filter === undefined) return undefined;
  const dict = PDFDict.withContext(context);
  dict.set(PACKED, filter);
  if (!(parameters instanceof PDFDict))
    return decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode();
  dict.set(PARAMETERS, parameters);
  const lines = decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode();
  const number = (key: string, otherwise: number): number => {
    const value = parameters.lookup(PDFName.of(key));
    return value instanceof PDFNumber ? value.asNumber() : otherwise;
  };
  const predictor = number('Predictor', 1);
  if (predictor < 2) return lines;
  const bits = number('Colors', 1) * number('BitsPerComponent', 8);
  const length = Math.ceil((bits * number('Columns', 1)) / 8);
  // Of the other way (TIFF's) no writer of packed photos is known, and a line without a byte would never end.
  return predictor < 10 || length < 1 || length > lines.length
    ? undefined
    : plainLines(lines, length, Math.ceil(bits / 8));
}

/**
 * Lines as they were before each byte became the difference to its neighbours, as in a PNG.
 * @param length bytes of a line, without the one before it that says how
 * @param step bytes from one neighbour to the next
 */
function plainLines(lines: Uint8Array, length: number, step: number): Uint8Array {
  const plain = new Uint8Array(Math.ceil(lines.length / (length + 1)) * length);
  let to = 0;
  for (let from = 0; from < lines.length; from += length + 1) {
    const line = lines.subarray(from + 1, from + 1 + length);
    for (const [at, byte] of line.entries()) {
      const left = at < step ? 0 : (plain[to - step] ?? 0);
      const above = plain[to - length] ?? 0;
      const corner = at < step ? 0 : (plain[to - length - step] ?? 0);
      plain[to] = byte + expected(lines[from] ?? 0, left, above, corner);
      to += 1;
    }
  }
  return plain.subarray(0, to);
}

/** What a byte was reckoned from, by the way that its line names. */
function expected(way: number, left: number, above: number, corner: number): number {
  if (way === 1) return left;
  if (way === 2) return above;
  if (way === 3) return Math.floor((left + above) / 2);
  if (way !== 4) return 0;
  const [fromLeft, fromAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const fromCorner = Math.abs(left + above - 2 * corner);
  if (fromLeft <= fromAbove && fromLeft <= fromCorner) return left;
  return fromAbove <= fromCorner ? above : corner;
}
