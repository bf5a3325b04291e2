import {
  BadgeCheck,
  Banknote,
  CreditCard,
  Landmark,
  QrCode,
  Smartphone,
  Ticket,
  Wallet,
  WalletCards,
  WalletMinimal,
  Zap,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Schemas } from '../../openapi/types.ts';
import { formatMoney } from '../money/format.ts';
import { t, type TextId } from '../texts/index.ts';

/** A method with the range of one deposit, in minor units. */
export type OfferedMethod = Schemas['OfferedMethod'];

/** The mark of each method, which no other one has. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  CREDITCARD: CreditCard,
  EUTELLER: Landmark,
  MSIPAY: Banknote,
  MUCHBETTER: WalletMinimal,
  NETELLER: WalletCards,
  PIX: QrCode,
  PAYSAFECARD: Ticket,
  RAPIDTRANSFER: Zap,
  SIRU: Smartphone,
  SKRILL: Wallet,
  TRUSTLY: BadgeCheck,
};

export const methodIcon = (method: string): LucideIcon => ICONS[method] ?? Banknote;

const METHOD_NAMES = {
  CREDITCARD: 'deposit.method.CREDITCARD',
  EUTELLER: 'deposit.method.EUTELLER',
  MUCHBETTER: 'deposit.method.MUCHBETTER',
  NETELLER: 'deposit.method.NETELLER',
  PAYSAFECARD: 'deposit.method.PAYSAFECARD',
  RAPIDTRANSFER: 'deposit.method.RAPIDTRANSFER',
  SIRU: 'deposit.method.SIRU',
  SKRILL: 'deposit.method.SKRILL',
  TRUSTLY: 'deposit.method.TRUSTLY',
  MSIPAY: 'deposit.method.MSIPAY',
  PIX: 'deposit.method.PIX',
} as const satisfies Record<Schemas['PaymentMethod'], TextId>;

/** The name of a method; one that the site does not know yet has a general one (WAL-08). */
export function methodLabel(method: string): string {
  const names: Readonly<Partial<Record<string, TextId>>> = METHOD_NAMES;
  return t(names[method] ?? 'deposit.method.other');
}

const TIMES: Readonly<Partial<Record<string, TextId>>> = {
  AT_ONCE: 'deposit.method.time.AT_ONCE',
  WITHIN_24_HOURS: 'deposit.method.time.WITHIN_24_HOURS',
  WITHIN_3_BANK_DAYS: 'deposit.method.time.WITHIN_3_BANK_DAYS',
} satisfies Record<Schemas['PaymentTime'], TextId>;

/** The cost of a payment by a method, and when the money is there, as far as the platform says so. */
export function methodTerms({ fee, time }: OfferedMethod, currency: string): readonly string[] {
  const takes = time === undefined ? undefined : TIMES[time];
  return [
    ...(fee === undefined
      ? []
      : [
          fee === 0
            ? t('deposit.method.fee.none')
            : t('deposit.method.fee', { fee: formatMoney({ amount: fee, currency }) }),
        ]),
    ...(takes === undefined ? [] : [t(takes)]),
  ];
}

/** Methods that only players with a flag of their profile see (PROF-02, NS-76). */
const FLAG_OF: Readonly<Record<string, Flag>> = {
  CRYPTO: 'crypto',
  MACROPAY: 'macropay',
  VOLT: 'volt',
};
type Flag = 'crypto' | 'macropay' | 'volt';
type Flags = Readonly<Partial<Record<Flag, boolean>>>;

export interface MethodList {
  /** Those used lately, the latest first (WAL-07), then the others as the platform orders them. */
  readonly all: readonly OfferedMethod[];
  readonly recent: ReadonlySet<string>;
}

/** The methods in the order to show them; a recent one that is no longer offered is left out. */
export function listMethods(
  recent: readonly string[],
  available: readonly OfferedMethod[],
  flags: Flags = {},
): MethodList {
  const offered = available.filter(({ method }) => {
    const flag = FLAG_OF[method];
    return flag === undefined || flags[flag] === true;
  });
  const used = recent.flatMap((name) => offered.find(({ method }) => method === name) ?? []);
  return {
    all: [...used, ...offered.filter((method) => !used.includes(method))],
    recent: new Set(used.map(({ method }) => method)),
  };
}

const STEPS = [1, 2, 5, 10] as const;

/**
 * Amounts to choose with one press, in minor units. They start from the smallest deposit of the
 * first method that the platform lists, so that they do not change under the finger with the method.
 */
export function presetsFor(available: readonly OfferedMethod[], chosen: OfferedMethod): number[] {
  const base = available[0]?.min ?? chosen.min;
  return STEPS.map((step) => base * step).filter(
    (amount) => amount >= chosen.min && amount <= chosen.max,
  );
}
