/** What a file of this family says of itself at its beginning: its length, this word, its brand, a number, further brands. */
const WORD = 'ftyp';
const [WORD_AT, BRAND_AT, FURTHER_AT] = [4, 8, 16];
const BRAND = 4;
/** More brands than any file has. */
const MOST_BRANDS = 32;

/** Pictures and rows of pictures as phones and cameras pack them. */
const HEIC = /^he(?:i[cmsx]|v[cmsx])$/;
/** The family without a word of how the picture is packed, and another way to pack it. */
const FAMILY = /^(?:mif[12]|msf1|heif)$/;
const OTHER = /^avi[fs]$/;

/** Whether it is a HEIC picture, by the names that it gives itself. */
export function isHeic(bytes: Buffer): boolean {
  if (bytes.toString('latin1', WORD_AT, BRAND_AT) !== WORD) return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, FURTHER_AT + MOST_BRANDS * BRAND);
  const brands = [bytes.toString('latin1', BRAND_AT, BRAND_AT + BRAND)];
  for (let at = FURTHER_AT; at + BRAND <= end; at += BRAND)
    brands.push(bytes.toString('latin1', at, at + BRAND));
  return (
    brands.some((brand) => HEIC.test(brand)) ||
    (FAMILY.test(brands[0] ?? '') && !brands.some((brand) => OTHER.test(brand)))
  );
}
