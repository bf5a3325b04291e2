/**
 * A helpline for gambling, by where somebody lives. Pure data. None of it is the operator's: a line stands here
 * only where its name and address are known from the source that its comment names, and a part that was not
 * found there is left out. Counsel and care check the list before a market opens, and once a year.
 */
export interface Helpline {
  readonly name: string;
  /** Short names of its area, in its own language, where that is less than the country. */
  readonly area?: string;
  /** ISO 3166-2 without the country: it is only for residents of that province. */
  readonly provinceCode?: string;
  /** In local notation, dialled from within the country; absent where it is reached on the web alone. */
  readonly telephone?: string;
  /** `always`: day and night, every day; else Monday to Friday, in full hours of the country’s clock. */
  readonly hours?: 'always' | { readonly from: number; readonly to: number };
  /** `https:` */
  readonly web: string;
  /** The spoken languages, as they call themselves; empty: too many to name. */
  readonly languages: readonly string[];
  /** It is for any trouble of the mind: we know of no line for gambling alone in that country. */
  readonly forAnyTrouble?: true;
}

/** For everybody, wherever they live: free, by chat and in groups on the web. Source: gamblingtherapy.org. */
const INTERNATIONAL: Helpline = {
  name: 'Gambling Therapy',
  web: 'https://www.gamblingtherapy.org',
  languages: [],
};

const BY_COUNTRY: Readonly<Record<string, readonly Helpline[]>> = {
  // peluuri.fi, page of the helpline; hours and languages: infopankki.fi, page on gambling.
  FI: [
    {
      name: 'Peluuri',
      telephone: '0800 100 101',
      hours: { from: 12, to: 18 },
      web: 'https://peluuri.fi',
      languages: ['Suomi', 'Svenska'],
    },
  ],
  // hjelpelinjen.no; the Norwegian Gaming and Foundation Authority (lottstift.no) answers for it.
  NO: [
    {
      name: 'Hjelpelinjen',
      telephone: '800 800 40',
      web: 'https://hjelpelinjen.no',
      languages: ['Norsk'],
    },
  ],
  // stodlinjen.se; run for the ministry by the Centre for Psychiatry Research (psykiatriforskning.se).
  SE: [
    {
      name: 'Stödlinjen',
      telephone: '020-81 91 00',
      web: 'https://www.stodlinjen.se',
      languages: ['Svenska', 'English'],
    },
  ],
  // spillemyndigheden.dk, news of 30 September 2019: the authority’s own line.
  DK: [
    {
      name: 'StopSpillet',
      telephone: '70 22 28 25',
      web: 'https://www.stopspillet.dk',
      languages: ['Dansk'],
    },
  ],
  // gamcare.org.uk: the National Gambling Helpline.
  GB: [
    {
      name: 'National Gambling Helpline',
      telephone: '0808 8020 133',
      hours: 'always',
      web: 'https://www.gamcare.org.uk',
      languages: ['English'],
    },
  ],
  // gamblingcare.ie, named by the family resource centres (echolive.ie, May 2022). No number that we are sure of.
  IE: [{ name: 'GamblingCare', web: 'https://www.gamblingcare.ie', languages: ['English'] }],
  // gluecksspiel-behoerde.de, press release on the line of the Federal Centre for Health Education.
  DE: [
    {
      name: 'Check dein Spiel',
      telephone: '0800 1 37 27 00',
      web: 'https://www.check-dein-spiel.de',
      languages: ['Deutsch'],
    },
  ],
  // consumentenbond.nl, 20 November 2025: it took the place of Loket Kansspel. Whether its number stayed is not known.
  NL: [
    { name: 'Open over gokken', web: 'https://www.openovergokken.nl', languages: ['Nederlands'] },
  ],
  // The numbers: playcanada.com, 11 March 2022, asked of each province’s lottery; Ontario also agco.ca, Québec also
  // jeu-aidereference.qc.ca. Alberta and the territories: none that we are sure of.
  CA: [
    {
      name: 'ConnexOntario',
      area: 'Ontario',
      provinceCode: 'ON',
      telephone: '1-866-531-2600',
      hours: 'always',
      web: 'https://www.connexontario.ca',
      languages: ['English', 'Français'],
    },
    {
      name: 'Jeu : aide et référence',
      area: 'Québec',
      provinceCode: 'QC',
      telephone: '1-800-461-0140',
      hours: 'always',
      web: 'https://www.jeu-aidereference.qc.ca',
      languages: ['Français', 'English'],
    },
    {
      name: 'Gambling Support BC',
      area: 'British Columbia',
      provinceCode: 'BC',
      telephone: '1-888-795-6111',
      web: 'https://www.gamblingsupportbc.ca',
      languages: ['English'],
    },
  ],
  // cvv.org.br; Ministério da Saúde on the number 188, free in the whole country since July 2018.
  BR: [
    {
      name: 'CVV',
      telephone: '188',
      hours: 'always',
      web: 'https://cvv.org.br',
      languages: ['Português'],
      forAnyTrouble: true,
    },
  ],
  // icad.pt: the health service’s line for addictions, gambling among them.
  PT: [
    {
      name: 'Linha Vida',
      telephone: '1414',
      web: 'https://www.icad.pt',
      languages: ['Português'],
    },
  ],
  // panamericana.pe, 2 March 2026, citing the Ministry of Health: line 113, choice 5 (mental health).
  PE: [
    {
      name: 'Línea 113, opción 5',
      telephone: '113',
      web: 'https://www.gob.pe/minsa',
      languages: ['Español'],
      forAnyTrouble: true,
    },
  ],
};

/** Finland's lines serve Åland, and Norway's serve Svalbard. */
const SERVED_BY: Readonly<Record<string, string>> = { AX: 'FI', SJ: 'NO' };

/** A place as far as it is known. `countryCode` is ISO 3166-1 alpha-2. */
interface Place {
  readonly countryCode?: string | undefined;
  readonly provinceCode?: string | undefined;
}

/**
 * The helplines of a place, the nearest first and the international one last. Where a country's lines are its
 * provinces’, the province's, or all of them where the province is not known or has none.
 */
export function helplinesFor({ countryCode = '', provinceCode }: Place): readonly Helpline[] {
  const all = BY_COUNTRY[SERVED_BY[countryCode] ?? countryCode] ?? [];
  const own = all.filter((line) => line.provinceCode === provinceCode);
  return [...(provinceCode !== undefined && own.length > 0 ? own : all), INTERNATIONAL];
}

/** The address that a telephone dials. */
export const dialled = (telephone: string): string => `tel:${telephone.replaceAll(/[^\d+]/g, '')}`;
