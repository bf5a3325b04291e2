import { everywhere, PUBLISHED_AT, type Assets } from './build.ts';
import type { BrandFacts } from './facts.ts';
import type { Localized, PaymentMethod } from './types.ts';

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
  readonly name: Localized & { readonly en: string };
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
    description: CARD,
    withdrawalTime: BANK_DAYS,
    markets: [],
  },
  {
    method: 'TRUSTLY',
    name: named('Trustly'),
    description: BANK,
    withdrawalTime: WITHIN_A_DAY,
    markets: ['FI', 'SE', 'NO', 'UN', 'PT'],
  },
  { method: 'EUTELLER', name: named('Euteller'), description: BANK, markets: ['FI'] },
  { method: 'SIRU', name: named('Siru Mobile'), description: PHONE, markets: ['FI', 'NO', 'SE'] },
  {
    method: 'RAPIDTRANSFER',
    name: named('Rapid Transfer'),
    description: BANK,
    withdrawalTime: BANK_DAYS,
    markets: ['FI', 'NO', 'SE', 'UN', 'PT'],
  },
  {
    method: 'SKRILL',
    name: named('Skrill'),
    description: WALLET,
    withdrawalTime: WITHIN_A_DAY,
    markets: [],
  },
  {
    method: 'NETELLER',
    name: named('Neteller'),
    description: WALLET,
    withdrawalTime: WITHIN_A_DAY,
    markets: [],
  },
  {
    method: 'MUCHBETTER',
    name: named('MuchBetter'),
    description: WALLET,
    withdrawalTime: WITHIN_A_DAY,
    markets: [],
  },
  { method: 'PAYSAFECARD', name: named('paysafecard'), description: VOUCHER, markets: [] },
  {
    method: 'MSIPAY',
    name: named('MSI Pay'),
    description: BANK,
    withdrawalTime: BANK_DAYS,
    markets: ['BR', 'CL', 'PE'],
  },
];

function named(name: string): Localized & { readonly en: string } {
  return { ...everywhere(name), en: name };
}

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
    .map((source) => ({
      _id: `paymentMethod.${source.method}`,
      _type: 'paymentMethod',
      _updatedAt: PUBLISHED_AT,
      depositTime: AT_ONCE,
      fee: NO_FEE,
      logo: assets.image(
        { kind: 'wordmark', brand: facts.dataset, text: source.name.en },
        240,
        96,
        source.name,
      ),
      ...source,
    }));
}
