import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { contactInfo, details, type Instance } from '../instance.ts';

/** The password of the newcomers. */
export const MINE = 'Strangers-Horse-7';
/** The password of the existing players. */
export const OWN = 'Owners-Horse-8';

/** Where nobody is told, with a person's numbers there. */
export const places = [
  {
    at: 'northlight, fi, FI',
    siteId: '2',
    place: { countryCode: 'FI', languageCode: 'fi' },
    home: {},
    phone: () => newNumber('+35850'),
  },
  {
    at: 'northlight, en, GB',
    siteId: '2',
    place: { countryCode: 'GB', languageCode: 'en' },
    home: { address: { street: 'High Street 1', city: 'Leeds', postalCode: 'LS1 1AA' } },
    phone: () => newNumber('+4479'),
  },
  {
    at: 'sol-alta, pt-BR, BR',
    siteId: '3',
    place: { countryCode: 'BR', languageCode: 'pt-BR' },
    home: { address: { street: 'Rua A 1', city: 'Recife', postalCode: '50010-000' } },
    phone: () => newNumber('+55819'),
  },
] as const;
export type Place = (typeof places)[number];
export const [finland, , brazil] = places;

let numbers = 2_000_000;
const newNumber = (prefix: string) => `${prefix}${(numbers += 1)}`;
export const newEmail = () => `${randomUUID()}@example.com`;

/** Right check digits, and nobody else's. */
export function newCpf(): string {
  const nine = Array.from(String((numbers += 1)).padStart(9, '1'), Number);
  const next = (digits: readonly number[]) => {
    const sum = digits.reduce((all, digit, at) => all + digit * (digits.length + 1 - at), 0);
    return ((sum * 10) % 11) % 10;
  };
  const ten = [...nine, next(nine)];
  return [...ten, next(ten)].join('');
}

/** Sign-ups of an instance, by which somebody tries to learn who has an account. */
export function signUpsAt(site: () => Instance) {
  /** A player with a password and a proven number. */
  async function owner({ place }: Place, differs: Partial<typeof players.$inferInsert> = {}) {
    const email = newEmail();
    const { playerId } = await finished(email, place.countryCode);
    const [row] = await site()
      .platform.db.update(players)
      .set({ languageCode: place.languageCode, ...differs })
      .where(eq(players.id, playerId))
      .returning();
    return { ...row, id: playerId, email, phone: row?.mobilePhone ?? '' };
  }

  /** Somebody who has signed up and proven the number. */
  async function finished(email: string, countryCode: string) {
    const at = places.find(({ place }) => place.countryCode === countryCode) ?? finland;
    const playerId = (await register(at, email, OWN)).body.playerId;
    const number = at.phone();
    await giveContact(at, playerId, number);
    const { verificationId } = (await askForCode(at, playerId)).body;
    const { status } = await enter(playerId, verificationId, await site().codeFor(number));
    expect(status).toBe(200);
    return { playerId };
  }

  const headersOf = ({ siteId }: Place, ip?: string) => ({
    sitecontext: `{"siteId":"${siteId}"}`,
    ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
  });

  const register = (at: Place, email: string, password = MINE, more: object = {}) =>
    site().call('registerPlayer', {
      body: details(email, { ...at.place, password, ...more }),
      headers: headersOf(at),
    });

  const giveContact = (at: Place, playerId: string, mobilePhone: string, more: object = {}) =>
    site().call('updateRegistration', {
      body: contactInfo(playerId, {
        ...at.home,
        mobilePhone,
        ...(at === brazil && { cpf: newCpf() }),
        ...more,
      }),
    });

  const askForCode = (at: Place, playerId: string) =>
    site().call('requestRegistrationSms', { body: { playerId }, headers: headersOf(at) });

  const enter = (playerId: string, verificationId: string, code: string) =>
    site().call('verifyRegistrationSms', { body: { playerId, verificationId, code } });

  const logIn = (email: string, password: string) =>
    site().call('logIn', { body: { email, password } });

  const later = async (ms: number) =>
    site().platform.movableClock?.set(site().platform.clock.now() + ms, true);

  async function sentTo(recipient: string) {
    const search = encodeURIComponent(recipient);
    const { messages } = (await site().control('GET', `outbox?search=${search}`)) as {
      messages: { body: string; subject: string | null; sender: string }[];
    };
    return messages;
  }

  const rowOf = async (id: string) => {
    const [row] = await site().platform.db.select().from(players).where(eq(players.id, id));
    return row;
  };

  const minutesTo = (until: string): number =>
    Math.round((Date.parse(until) - site().platform.clock.now()) / 60_000);

  /** An answer without the parts that differ from call to call, or were typed: ids, addresses and digits. */
  const shape = (answer: { status: number; body: unknown }) => [
    answer.status,
    JSON.stringify(answer.body)
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
      .replaceAll(/"traceId":"[0-9a-f]{16}"/g, 'trace')
      .replaceAll(/"until":"([^"]+)"/g, (_, until: string) => `in ${minutesTo(until)} minutes`)
      .replaceAll(/\*\*\d\d"/g, '**"'),
  ];

  return {
    owner,
    register,
    giveContact,
    askForCode,
    enter,
    logIn,
    later,
    sentTo,
    rowOf,
    shape,
  };
}
