import { everywhere, PUBLISHED_AT, type Assets } from './build.ts';
import type { BrandFacts } from './facts.ts';
import type { Emblem, Localized, PaymentMethod } from '../documents.ts';

const AT_ONCE: Localized = { en: 'At once', fi: 'Heti', pt: 'Na hora' };
const WITHIN_A_DAY: Localized = {
  en: 'Within 24 hours',
  fi: '24 tunnin kuluessa',
  pt: 'Em até 24 horas',
};
const BANK_DAYS: Localized = {
  en: '1 to 3 bank days',
  fi: '1–3 pankkipäivää',
  pt: '1 a 3 dias úteis',
};
const NO_FEE: Localized = { en: 'None', fi: 'Ei kuluja', pt: 'Sem tarifa' };

const CARD: Localized = {
  en: 'Debit and credit cards in your own name.',
  fi: 'Omissa nimissäsi oleva pankki- tai luottokortti.',
  pt: 'Cartões de débito e crédito em seu nome.',
};
const BANK: Localized = {
  en: 'A transfer from your bank account, confirmed in your bank.',
  fi: 'Siirto pankkitililtäsi, vahvistetaan omassa pankissasi.',
  pt: 'Transferência da sua conta, confirmada no seu banco.',
};
const WALLET: Localized = {
  en: 'An electronic wallet. You confirm in its app or page.',
  fi: 'Sähköinen lompakko. Vahvistat sen sovelluksessa tai sivulla.',
  pt: 'Carteira eletrônica. Você confirma no aplicativo ou na página dela.',
};
const VOUCHER: Localized = {
  en: 'A prepaid voucher from a shop. For deposits only.',
  fi: 'Kaupasta ostettu prepaid-koodi. Vain talletuksiin.',
  pt: 'Um voucher pré-pago comprado em loja. Só para depósitos.',
};
const PHONE: Localized = {
  en: 'Charged to your telephone bill. For deposits only.',
  fi: 'Veloitetaan puhelinlaskussa. Vain talletuksiin.',
  pt: 'Cobrado na conta do celular. Só para depósitos.',
};

interface Source {
  readonly method: string;
  readonly symbol: Emblem;
  readonly name: Localized;
  readonly description: Localized;
  readonly withdrawalTime?: Localized;
  /** Markets; empty: every market of the brand. */
  readonly markets: readonly string[];
}

/** The ten methods of the contract (WAL-08) with the markets that offer them. */
const SOURCES: readonly Source[] = [
  {
    method: 'CREDITCARD',
    name: { en: 'Card', fi: 'Kortti', pt: 'Cartão' },
    symbol: 'card',
    description: CARD,
    withdrawalTime: BANK_DAYS,
    markets: [],
  },
  {
    method: 'TRUSTLY',
    name: everywhere('Trustly'),
    symbol: 'bank',
    description: BANK,
    withdrawalTime: WITHIN_A_DAY,
    markets: ['FI', 'SE', 'NO', 'UN', 'PT'],
  },
  {
    method: 'EUTELLER',
    name: everywhere('Euteller'),
    symbol: 'bank',
    description: BANK,
    markets: ['FI'],
  },
  {
    method: 'SIRU',
    name: everywhere('Siru Mobile'),
    symbol: 'phone',
    description: PHONE,
    markets: ['FI', 'NO', 'SE'],
  },
  {
    method: 'RAPIDTRANSFER',
    name: everywhere('Rapid Transfer'),
    symbol: 'bank',
    description: BANK,
    withdrawalTime: BANK_DAYS,
    markets: ['FI', 'NO', 'SE', 'UN', 'PT'],
  },
  {
    method: 'SKRILL',
    name: everywhere('Skrill'),
    symbol: 'wallet',
    description: WALLET,
    withdrawalTime: WITHIN_A_DAY,
    markets: [],
  },
  {
    method: 'NETELLER',
    name: everywhere('Neteller'),
    symbol: 'wallet',
    description: WALLET,
    withdrawalTime: WITHIN_A_DAY,
    markets: [],
  },
  {
    method: 'MUCHBETTER',
    name: everywhere('MuchBetter'),
    symbol: 'wallet',
    description: WALLET,
    withdrawalTime: WITHIN_A_DAY,
    markets: [],
  },
  {
    method: 'PAYSAFECARD',
    name: everywhere('paysafecard'),
    symbol: 'voucher',
    description: VOUCHER,
    markets: [],
  },
  {
    method: 'MSIPAY',
    name: everywhere('MSI Pay'),
    symbol: 'bank',
    description: BANK,
    withdrawalTime: BANK_DAYS,
    markets: ['BR', 'CL', 'PE'],
  },
];

/** The brand's payment methods, those of its markets only. */
export function paymentMethods(facts: BrandFacts, assets: Assets): readonly PaymentMethod[] {
  return SOURCES.map((source) => ({
    ...source,
    markets:
      source.markets.length === 0
        ? facts.markets
        : facts.markets.filter((market) => source.markets.includes(market)),
  }))
    .filter(({ markets }) => markets.length > 0)
    .map(({ symbol, ...source }) => ({
      _id: `paymentMethod.${source.method}`,
      _type: 'paymentMethod',
      _updatedAt: PUBLISHED_AT,
      depositTime: AT_ONCE,
      fee: NO_FEE,
      logo: assets.image({ kind: 'emblem', brand: facts.dataset, symbol }, 64, 64),
      ...source,
    }));
}
