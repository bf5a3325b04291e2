/** Characters that are invisible, and stand in words all the same. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]/gu;

/** Whether somebody wrote something that can be read: spaces and invisible characters do not count. */
export const isSaid = (text: unknown): text is string =>
  typeof text === 'string' && /[\p{L}\p{N}]/u.test(text.replaceAll(UNSEEN, ''));

/**
 * Whether all letters of a name are of one script, and visible. Of Latin only the letters of languages count:
 * those of phonetics look like them.
 */
export function isPlainName(name: string): boolean {
  const letters = Array.from(name).filter((one) => /\p{L}/u.test(one));
  const isOf = (script: RegExp): boolean => letters.every((one) => script.test(one));
  return (
    name === name.normalize('NFC') &&
    !/\p{Default_Ignorable_Code_Point}|\p{Cc}|^\s|\s$|[^\S ]|\s\s/u.test(name) &&
    (isOf(/[A-Za-z\u00C0-\u024F\u1E00-\u1EFF]/u) ||
      isOf(/\p{Script=Cyrillic}/u) ||
      isOf(/\p{Script=Greek}/u) ||
      isOf(/[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u))
  );
}

/**
 * Letters and digits that look like a Latin one, in either case; below each stands the letter that it is taken
 * for.
 */
const LIKE = 'авеёкмнорстухѕіїјһԁԛԝӏαβεζηικμνορτυχϲϳıl01';
const LATIN = 'abeekmhopctyxsiijhdqwiabezhikmnoptyxcjiioi';
const LOOK_ALIKE = new Map(Array.from(LIKE, (one, place) => [one, LATIN.charAt(place)]));

/**
 * A name as a hasty eye sees it: without case, accents, spaces and signs, in Latin letters where others look like
 * them, and with one letter for two that look alike.
 */
export const faceOf = (name: string): string =>
  Array.from(name.normalize('NFKD').toLowerCase())
    .map((one) => LOOK_ALIKE.get(one) ?? one)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
