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
import { describe, expect, test } from 'vitest';
import {
  listMethods,
  methodIcon,
  methodLabel,
  presetsFor,
  type OfferedMethod,
} from '../../src/banking/methods.ts';
import { activateTexts } from '../../src/texts/index.ts';

const offered = (method: string, range: Partial<OfferedMethod> = {}): OfferedMethod => ({
  method,
  min: 1_000,
  max: 100_000,
  ...range,
});
const names = (methods: readonly OfferedMethod[]) => methods.map(({ method }) => method);

test.each([
  ['CREDITCARD', CreditCard],
  ['EUTELLER', Landmark],
  ['MUCHBETTER', WalletMinimal],
  ['NETELLER', WalletCards],
  ['PAYSAFECARD', Ticket],
  ['PIX', QrCode],
  ['RAPIDTRANSFER', Zap],
  ['SIRU', Smartphone],
  ['SKRILL', Wallet],
  ['TRUSTLY', BadgeCheck],
  ['A_NEW_ONE', Banknote],
])('[WAL-08] %s has a mark of its own', (method, icon) => {
  expect(methodIcon(method)).toBe(icon);
});

test.each([
  ['SKRILL', 'Skrill'],
  ['A_NEW_ONE', 'Another way'],
])('[WAL-08] %s is called %s', (method, name) => {
  const labels = { 'deposit.method.SKRILL': 'Skrill', 'deposit.method.other': 'Another way' };
  activateTexts('en', labels);
  expect(methodLabel(method)).toBe(name);
});

describe('[WAL-07] the order of methods', () => {
  const available = [offered('SKRILL'), offered('TRUSTLY'), offered('CREDITCARD')];

  test('those used lately come first, the latest before, and none twice', () => {
    const { all, recent } = listMethods(['CREDITCARD', 'TRUSTLY'], available);
    expect(names(all)).toEqual(['CREDITCARD', 'TRUSTLY', 'SKRILL']);
    expect([...recent]).toEqual(['CREDITCARD', 'TRUSTLY']);
  });

  test('one that is no longer offered is left out', () => {
    const { all, recent } = listMethods(['SIRU', 'TRUSTLY'], available);
    expect(names(all)).toEqual(['TRUSTLY', 'SKRILL', 'CREDITCARD']);
    expect([...recent]).toEqual(['TRUSTLY']);
  });
});

describe('[PROF-02] [NS-76] methods for players with a flag', () => {
  const available = [offered('CRYPTO'), offered('MACROPAY'), offered('VOLT'), offered('SKRILL')];

  test('nobody else sees them, whatever they used lately', () => {
    for (const flags of [undefined, {}, { crypto: false, macropay: false, volt: false }])
      expect(names(listMethods(['CRYPTO'], available, flags).all)).toEqual(['SKRILL']);
  });

  test.each([
    ['crypto', 'CRYPTO'],
    ['macropay', 'MACROPAY'],
    ['volt', 'VOLT'],
  ])('the flag %s shows %s alone', (flag, method) => {
    expect(names(listMethods([], available, { [flag]: true }).all)).toEqual([method, 'SKRILL']);
  });
});

describe('amounts to choose with one press', () => {
  const first = offered('SKRILL', { min: 1_500 });

  test('are one, two, five and ten times the smallest of the first method', () => {
    expect(presetsFor([first, offered('TRUSTLY')], first)).toEqual([1_500, 3_000, 7_500, 15_000]);
    expect(presetsFor([], offered('TRUSTLY'))).toEqual([1_000, 2_000, 5_000, 10_000]);
  });

  test('and lie in the range of the chosen one, both ends included', () => {
    const chosen = offered('TRUSTLY', { min: 3_000, max: 7_500 });
    expect(presetsFor([first, chosen], chosen)).toEqual([3_000, 7_500]);
  });
});
