/** Unicode ranges of the font files' subsets, reduced to the characters of our languages and currencies. */
export const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';
export const LATIN_EXT = 'U+0100-02BA,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0';
