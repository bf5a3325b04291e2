import { MARKETS } from '../../../reference/markets.ts';
import type { Wrong } from '../fields.ts';
import type { Typed } from '../seen.ts';
import type { Choice } from '../select.ts';
import type { FreeSlot, MadeTrigger, NewCampaign } from './ports.ts';

/** Languages in which a campaign is written; English stands in for a missing one. */
export const WRITTEN = ['en', 'fi', 'pt'] as const;
export const nameField = (language: string): string => `name_${language}`;
export const textField = (language: string): string => `text_${language}`;
export const marketField = (code: string): string => `market.${code}`;

export const KINDS: readonly Choice[] = [
  ['GIFT', 'A gift that is listed'],
  ['CODE', 'A gift for a code'],
  ['SPINS', 'Free spins that are listed, or for a code'],
  ['FIRST_DEPOSIT', 'A part of the first deposit'],
  ['SECOND_DEPOSIT', 'A part of the second deposit'],
  ['THIRD_DEPOSIT', 'A part of the third deposit'],
  ['FOURTH_DEPOSIT', 'A part of the fourth deposit'],
  ['FIFTH_DEPOSIT', 'A part of the fifth deposit'],
  ['NEXT_DEPOSIT', 'A part of any deposit but the first'],
  ['CASHBACK_DAILY', 'Cashback of each day'],
  ['CASHBACK_WEEKLY', 'Cashback of each week'],
];

/** The fields of the games of free spins, in the order in which they are played. */
export const GAME_FIELDS = ['game_1', 'game_2', 'game_3', 'game_4', 'game_5'] as const;

export const VERTICALS: readonly Choice[] = [
  ['CASINO', 'Casino'],
  ['LIVE_CASINO', 'Live casino'],
];

export const MARKET_CHOICES: readonly Choice[] = Object.values(MARKETS).map(
  ({ id, name }): Choice => [id, `${name} (${id})`],
);

const MOST_EURO_CENTS = 100_000_000;
const MOST_NAME = 120;
const MOST_TEXT = 500;
const DAY_TYPED = /^\d{4}-\d{2}-\d{2}$/;

/** Reads fields one by one, and keeps what is wrong with them. */
function reader(typed: Typed) {
  const wrong: Record<string, string> = {};
  const text = (field: string): string => (typed[field] ?? '').replaceAll('\0', '').trim();
  const needed = <Value>(field: string, value: Value | null): Value | undefined => {
    if (value !== null) return value;
    wrong[field] ??= 'This is needed.';
    return undefined;
  };
  return {
    wrong,
    text,
    needed,
    /** Euro, with or without cents, as cents; null: nothing is typed. */
    euro(field: string): number | null {
      const said = text(field);
      if (said === '') return null;
      const [, euro, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(said) ?? [];
      const amount = Number(euro) * 100 + Number(cents.padEnd(2, '0'));
      if (euro !== undefined && amount > 0 && amount <= MOST_EURO_CENTS) return amount;
      wrong[field] = 'An amount in euro, such as 10 or 2.50.';
      return null;
    },
    /** A whole number; null: nothing is typed. */
    whole(field: string, least: number, most: number): number | null {
      const said = text(field);
      if (said === '') return null;
      const number = /^\d{1,9}$/.test(said) ? Number(said) : Number.NaN;
      if (number >= least && number <= most) return number;
      wrong[field] = `A whole number from ${least} to ${most}.`;
      return null;
    },
    /** The beginning of a day of UTC; null: nothing is typed. */
    day(field: string): Date | null {
      const said = text(field);
      if (said === '') return null;
      const day = new Date(`${said}T00:00:00Z`);
      if (DAY_TYPED.test(said) && !Number.isNaN(day.getTime())) return day;
      wrong[field] = 'A day.';
      return null;
    },
    oneOf(field: string, choices: readonly Choice[]): string | undefined {
      const said = text(field);
      if (choices.some(([value]) => value === said)) return said;
      wrong[field] = 'Choose one of these.';
      return undefined;
    },
  };
}

type Reader = ReturnType<typeof reader>;

function readWords({ wrong, text }: Reader): NewCampaign['words'] {
  const words: Record<string, { name: string; description: string }> = {};
  for (const language of WRITTEN) {
    const [name, description] = [text(nameField(language)), text(textField(language))];
    if (name === '' && description === '' && language !== 'en') continue;
    if (name === '') wrong[nameField(language)] = 'A campaign needs a name.';
    if (description === '') wrong[textField(language)] = 'Say what the player gets.';
    if (name.length > MOST_NAME) wrong[nameField(language)] = `At most ${MOST_NAME} characters.`;
    if (description.length > MOST_TEXT)
      wrong[textField(language)] = `At most ${MOST_TEXT} characters.`;
    words[language] = { name, description };
  }
  return words as NewCampaign['words'];
}

const inEuro = (cents: number): string => (cents / 100).toFixed(2);

/** The games of free spins that are named, each once, and each with such a round. */
function readGames({ wrong, text }: Reader, slots: readonly FreeSlot[], stake: number): string[] {
  const chosen = new Set<string>();
  for (const field of GAME_FIELDS) {
    const said = text(field).toLowerCase();
    if (said === '') continue;
    const slot = slots.find(({ slug, name }) => slug === said || name.toLowerCase() === said);
    if (!slot) wrong[field] = 'No slot with free rounds has this name.';
    else if (chosen.has(slot.id)) wrong[field] = 'This one stands above already.';
    else if (stake > 0 && !slot.takes(stake))
      wrong[field] =
        `Its rounds cost from ${inEuro(slot.least)} to ${inEuro(slot.most)} euro, and not every amount between.`;
    if (slot) chosen.add(slot.id);
  }
  const [first] = GAME_FIELDS;
  if (chosen.size === 0) wrong[first] ??= 'This is needed.';
  return [...chosen];
}

/** What free spins are: rounds, the worth of each, and their games. */
function readSpins(form: Reader, slots: readonly FreeSlot[]) {
  const freeSpins = form.needed('rounds', form.whole('rounds', 1, 10_000)) ?? 0;
  const spinStake = form.needed('worth', form.euro('worth')) ?? 0;
  if (form.text('vertical') !== 'CASINO')
    form.wrong['vertical'] = 'Free spins are of casino games.';
  return { freeSpins, spinStake, spinGames: readGames(form, slots, spinStake) };
}

const NO_SPINS = { freeSpins: null, spinStake: null, spinGames: [] } as const;

/** The code of a gift that needs one, or of free spins or a deposit's bonus, which may have one; null: none. */
function readCode(form: Reader, kind: string): string | null {
  const code = form.text('code').toUpperCase();
  const mayHave = kind === 'SPINS' || kind.endsWith('_DEPOSIT');
  const isAsked = kind === 'CODE' || (mayHave && code !== '');
  if (isAsked && !/^[A-Z0-9]{3,32}$/.test(code))
    form.wrong['code'] = 'From 3 to 32 letters and digits.';
  return isAsked ? code : null;
}

/** What a kind of campaign gives, and for what. */
function readGift(form: Reader, kind: string, slots: readonly FreeSlot[]) {
  const areSpins = kind === 'SPINS';
  const isGift = kind === 'GIFT' || kind === 'CODE';
  const isCashback = kind.startsWith('CASHBACK');
  const amount = areSpins ? 0 : (form.needed('amount', form.euro('amount')) ?? 0);
  const percent =
    isGift || areSpins
      ? 0
      : (form.needed('percent', form.whole('percent', 1, isCashback ? 100 : 1_000)) ?? 0);
  const least = isGift || areSpins || isCashback ? 0 : form.needed('least', form.euro('least'));
  const code = readCode(form, kind);
  return {
    trigger: (isGift || areSpins ? 'MANUAL_BONUS_CODE' : kind) as MadeTrigger,
    gift: isGift ? amount : null,
    ...(areSpins ? readSpins(form, slots) : NO_SPINS),
    code,
    matchPercent: isCashback ? 0 : percent,
    cashbackPercent: isCashback ? percent : null,
    maxBonus: isGift ? 0 : amount,
    minDeposit: least ?? 0,
  };
}

/**
 * Reads the form of a campaign.
 * @param now from when one without a day of its own runs
 * @param slots those that free spins can be of
 */
export function readForm(
  typed: Typed,
  now: Date,
  slots: readonly FreeSlot[],
): { readonly campaign: NewCampaign } | { readonly wrong: Wrong } {
  const form = reader(typed);
  const { wrong } = form;
  const id = form.text('id').toLowerCase();
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length < 3 || id.length > 40)
    wrong['id'] = 'From 3 to 40 letters, digits and single dashes.';
  const words = readWords(form);
  const kind = form.oneOf('kind', KINDS) ?? '';
  const vertical = form.oneOf('vertical', VERTICALS) ?? '';
  const gift = readGift(form, kind, slots);
  // A bonus that is not wagered would never end; of losses and of free spins, it is own money at once.
  const leastWagering = gift.cashbackPercent === null && gift.freeSpins === null ? 1 : 0;
  const wagering = form.needed('wagering', form.whole('wagering', leastWagering, 1_000));
  const days = form.needed('days', form.whole('days', 1, 3_650));
  const [starts, ends] = [form.day('starts') ?? now, form.day('ends')];
  if (ends !== null && ends <= starts) wrong['ends'] = 'A day after its beginning.';
  const campaign = {
    id,
    words,
    ...gift,
    vertical: vertical as NewCampaign['vertical'],
    maxStake: form.euro('stake'),
    maxWin: form.euro('win'),
    budget: form.whole('budget', 1, 1_000_000),
    wageringMultiplier: wagering ?? 0,
    daysToWager: days ?? 0,
    leastLevel: form.whole('level', 1, 100),
    markets: MARKET_CHOICES.flatMap(([code]) => (typed[marketField(code)] === 'on' ? [code] : [])),
    startsAt: starts,
    endsAt: ends,
  };
  return Object.keys(wrong).length > 0 ? { wrong } : { campaign };
}
