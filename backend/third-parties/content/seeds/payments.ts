import { GLOBAL_MARKET } from '../../../../openapi/reference/markets.ts';
import {
  isTakenInMarket,
  type PaymentMethod as Method,
} from '../../../../openapi/reference/payment-methods.ts';
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
  readonly method: Method;
  readonly symbol: Emblem;
  readonly name: Localized;
  readonly description: Localized;
  readonly withdrawalTime?: Localized;
  /** Listed in the global market, which claims no country; in any other it is where it is taken. */
  readonly global: boolean;
}

/** The ten methods of the contract (WAL-08). */
const SOURCES: readonly Source[] = [
  {
    method: 'CREDITCARD',
    name: { en: 'Card', fi: 'Kortti', pt: 'Cartão' },
    symbol: 'card',
    description: CARD,
    withdrawalTime: BANK_DAYS,
    global: true,
  },
  {
    method: 'TRUSTLY',
    name: everywhere('Trustly'),
    symbol: 'bank',
    description: BANK,
    withdrawalTime: WITHIN_A_DAY,
    global: true,
  },
  {
    method: 'EUTELLER',
    name: everywhere('Euteller'),
    symbol: 'bank',
    description: BANK,
    global: false,
  },
  {
    method: 'SIRU',
    name: everywhere('Siru Mobile'),
    symbol: 'phone',
    description: PHONE,
    global: false,
  },
  {
    method: 'RAPIDTRANSFER',
    name: everywhere('Rapid Transfer'),
    symbol: 'bank',
    description: BANK,
    withdrawalTime: BANK_DAYS,
    global: true,
  },
  {
    method: 'SKRILL',
    name: everywhere('Skrill'),
    symbol: 'wallet',
    description: WALLET,
    withdrawalTime: WITHIN_A_DAY,
    global: true,
  },
  {
    method: 'NETELLER',
    name: everywhere('Neteller'),
    symbol: 'wallet',
    description: WALLET,
    withdrawalTime: WITHIN_A_DAY,
    global: true,
  },
  {
    method: 'MUCHBETTER',
    name: everywhere('MuchBetter'),
    symbol: 'wallet',
    description: WALLET,
    withdrawalTime: WITHIN_A_DAY,
    global: true,
  },
  {
    method: 'PAYSAFECARD',
    name: everywhere('paysafecard'),
    symbol: 'voucher',
    description: VOUCHER,
    global: true,
  },
  {
    method: 'MSIPAY',
    name: everywhere('MSI Pay'),
    symbol: 'bank',
    description: BANK,
    withdrawalTime: BANK_DAYS,
    global: false,
  },
];

/** The brand's payment methods, those of its markets only. */
export const paymentMethods = (facts: BrandFacts, assets: Assets): readonly PaymentMethod[] =>
  SOURCES.flatMap(({ symbol, global, ...source }) => {
    const markets = facts.markets.filter((market) =>
      market === GLOBAL_MARKET ? global : isTakenInMarket(source.method, market),
    );
    return markets.length === 0
      ? []
      : [
          {
            _id: `paymentMethod.${source.method}`,
            _type: 'paymentMethod',
            _updatedAt: PUBLISHED_AT,
            depositTime: AT_ONCE,
            fee: NO_FEE,
            logo: assets.image({ kind: 'emblem', brand: facts.dataset, symbol }, 64, 64),
            ...source,
            markets,
          },
        ];
  });
