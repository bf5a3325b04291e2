import type { BrandId } from './brands.ts';
import type { TextLanguage } from './languages.ts';

/** The company that runs a brand, as its footer and its e-mails say. Pure data; everything is made up. */
export interface Imprint {
  readonly company: string;
  readonly registration: string;
  readonly address: string;
  readonly licence: string;
  readonly regulator: Readonly<Record<TextLanguage, string>>;
  /** The host that the brand's e-mail comes from. It ends in `.example`, which nobody can own. */
  readonly host: string;
}

export const IMPRINTS: Readonly<Record<BrandId, Imprint>> = {
  northlight: {
    company: 'Northlight Interactive Ltd',
    registration: 'C 84217',
    address: '12 Harbour Row, Saltholm',
    licence: 'SGA/RG/0417/2022',
    regulator: {
      en: 'Saltholm Gaming Authority',
      fi: 'Saltholmin rahapeliviranomainen',
      pt: 'Autoridade de Jogos de Saltholm',
    },
    host: 'northlight.example',
  },
  'sol-alta': {
    company: 'Sol Alta Entretenimento SA',
    registration: '559 214',
    address: 'Rua da Marginal 48, Porto Valmar',
    licence: 'CJV-B2C-0212/2023',
    regulator: {
      en: 'Valmar Gaming Commission',
      fi: 'Valmarin rahapelikomissio',
      pt: 'Comissão de Jogos de Valmar',
    },
    host: 'sol-alta.example',
  },
};
