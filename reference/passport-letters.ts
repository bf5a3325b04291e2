/**
 * Letters as passports write them in Latin capitals (ICAO Doc 9303 part 3, section 6), where that is not the
 * letter without its marks. The first choice of those that the tables leave; a country's own is not known.
 */
export const PASSPORT_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  å: 'aa',
  ö: 'oe',
  ø: 'oe',
  ü: 'ue',
  ŋ: 'n',
  й: 'i',
  ъ: 'ie',
  ю: 'iu',
  я: 'ia',
  ѫ: 'u',
  ђ: 'd',
  һ: 'c',
  џ: 'dz',
};

/**
 * What passports and banks of some countries write in place of that: Russian ё as it sounds, Ukrainian, Bulgarian,
 * Serbian, and the South Slavic đ. Each is one country's way, so a name is read in one of them as a whole.
 */
export const PASSPORT_LETTERS_ELSEWHERE: readonly Readonly<Record<string, string>>[] = [
  { ё: 'yo' },
  { г: 'h', ґ: 'g', и: 'y', х: 'kh' },
  { й: 'y', х: 'h', щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya' },
  { ж: 'z', х: 'h', ц: 'c', ч: 'c', ш: 's', ђ: 'dj', đ: 'dj' },
];
