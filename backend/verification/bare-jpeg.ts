const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;

/** Parts without which the picture would look different, and how each begins: JFIF, the colour profile, Adobe's kind of colours. */
const OF_THE_PICTURE: ReadonlyMap<number, string> = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

/**
 * A JPEG with nothing in it but its picture, which stays as it is to the bit: no place or camera, no words,
 * nothing behind its end. Bytes that are no JPEG, and those from a damage on, stay as they are.
 */
export function bareJpeg(given: Uint8Array): Uint8Array {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes[0] !== 0xff || bytes[1] !== START) return given;
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      // Any number of these may stand before a marker.
      at += 1;
      continue;
    }
    if (marker === END) {
      kept.push(bytes.subarray(at, at + 2));
      return Buffer.concat(kept);
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const part = bytes.subarray(at, end);
    if (!isAbout(marker, part)) kept.push(part);
    at = marker === SCAN ? endOfScan(bytes, end) : end;
    if (marker === SCAN) kept.push(bytes.subarray(end, at));
  }
  kept.push(bytes.subarray(at));
  return Buffer.concat(kept);
}

/** Whether a part describes the picture and does not belong to it. */
function isAbout(marker: number, part: Buffer): boolean {
  if (marker === COMMENT) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const begin = OF_THE_PICTURE.get(marker);
  // Others say the same of small pictures, sounds, or further pictures behind the end.
  return begin === undefined || part.indexOf(begin) !== 4;
}

/** The end of a picture's points: the next marker of another kind. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isOfScan = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isOfScan) return at;
  }
  return bytes.length;
}
