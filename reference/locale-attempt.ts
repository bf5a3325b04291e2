/**
 * A language alone (`en`), a whole locale in any spelling (`EN-un`, `xx-ZZ`, `fi_F`), or a longer language with
 * a country in capitals (`english-XX`). Any other segment with a hyphen, or with few letters, is the name of a
 * page: `about-us`, `help`, `faq`.
 */
const ATTEMPT = /^(?:[A-Za-z]{2}(?:[-_][A-Za-z]{0,2})?|[A-Za-z]{1,8}[-_][A-Z]{2,3})$/;

/**
 * Whether the first segment of an address was meant as its locale, so that the default one replaces it. Any
 * other segment belongs to the page and is kept behind the default one (LOC-03, LOC-04).
 */
export const isLocaleAttempt = (segment: string): boolean => ATTEMPT.test(segment);
