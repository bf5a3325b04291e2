import { createHash } from 'node:crypto';

/**
 * Knows passwords that were made public, without learning which one is asked for. The caller gives the first
 * five hex digits of its SHA-1 and looks for the rest in the answer, as with the public range services.
 */
export interface BreachedPasswords {
  /** @returns the remaining 35 hex digits of each hash that begins with the prefix, upper case */
  range(prefix: string): Promise<ReadonlySet<string>>;
}

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

/**
 * The offline list: habits that pass every rule of length and characters and stand at the top of each public
 * list. An operator puts a range service with the other billion in its place.
 */
const habits = [
  'Password',
  'Passw0rd',
  'P@ssword',
  'P@ssw0rd',
  'Welcome',
  'Qwerty',
  'Admin',
  'Abcd',
  'Test',
  'Summer',
  'Winter',
  'Spring',
  'Autumn',
  'Letmein',
  'Football',
  'Dragon',
  'Monkey',
  'Casino',
];
const endings = ['1!', '12!', '123!', '1234!', '@1', '@12', '@123', '@1234', '#1', '#123', '123#'];
const years = Array.from({ length: 12 }, (_, index) => String(2018 + index));
const offline = habits.flatMap((habit) => [
  `${habit}!`,
  `${habit}1234$`,
  ...endings.map((ending) => `${habit}${ending}`),
  ...years.flatMap((year) => [`${habit}${year}!`, `${habit}@${year}`, `${habit}#${year}`]),
]);

const byPrefix = Map.groupBy(offline.map(sha1), (hash) => hash.slice(0, 5));

export const offlineList: BreachedPasswords = {
  range: (prefix) =>
    Promise.resolve(new Set((byPrefix.get(prefix) ?? []).map((hash) => hash.slice(5)))),
};

/** Whether guessers know a password. */
export async function isBreached(list: BreachedPasswords, password: string): Promise<boolean> {
  const hash = sha1(password.normalize('NFKC'));
  return (await list.range(hash.slice(0, 5))).has(hash.slice(5));
}
