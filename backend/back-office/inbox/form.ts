import { LANGUAGES } from '../../../reference/languages.ts';
import { MARKETS } from '../../../reference/markets.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Wrong } from '../fields.ts';
import type { Typed } from '../seen.ts';
import { BRAND_CHOICES, type Choice } from '../select.ts';
import { isSitePath } from '../../third-parties/crm/markdown.ts';
import type { NewMessage } from '../../third-parties/crm/messages.ts';
import {
  MAX_BODY,
  MAX_TITLE,
  MESSAGE_LANGUAGES,
  type MessageTexts,
} from '../../third-parties/crm/texts.ts';

const ANYBODY: Choice = ['', 'Any'];

/** The choices, by the names of the fields. */
export const CHOICES = {
  brand: [ANYBODY, ...BRAND_CHOICES],
  market: [
    ANYBODY,
    ...Object.values(MARKETS).map(({ id, name }): Choice => [id, `${name} (${id})`]),
  ],
  language: [ANYBODY, ...Object.entries(LANGUAGES).map(([code, { name }]): Choice => [code, name])],
  topic: [
    ['', 'About the account: for whoever is meant'],
    ['BONUS_OFFER', 'Bonus offer: for those who want them'],
    ['NEWSLETTER', 'Newsletter: for those who want it'],
    ['CASINO', 'Casino news: for those who want them'],
    ['RESPONSIBLE_GAMING', 'Responsible gaming: for everybody who is meant'],
  ],
} as const satisfies Readonly<Record<string, readonly Choice[]>>;

export const titleField = (language: string): string => `title_${language}`;
export const bodyField = (language: string): string => `body_${language}`;

/** The typed text, without characters that a database cannot hold and with one kind of line ends. */
const typedIn = (typed: Typed, field: string): string =>
  (typed[field] ?? '').replaceAll('\0', '').replaceAll('\r\n', '\n').trim();

function readTexts(typed: Typed, wrong: Record<string, string>): MessageTexts | undefined {
  const texts: Record<string, { title: string; body: string }> = {};
  for (const language of MESSAGE_LANGUAGES) {
    const [title, body] = [titleField(language), bodyField(language)].map((field) =>
      typedIn(typed, field),
    ) as [string, string];
    if (title === '' && body === '' && language !== 'en') continue;
    if (title === '') wrong[titleField(language)] = 'A message needs a title.';
    if (body === '') wrong[bodyField(language)] = 'A message needs a text.';
    if (title.length > MAX_TITLE) wrong[titleField(language)] = `At most ${MAX_TITLE} characters.`;
    if (body.length > MAX_BODY) wrong[bodyField(language)] = `At most ${MAX_BODY} characters.`;
    texts[language] = { title, body };
  }
  return texts['en'] && (texts as { en: MessageTexts['en'] });
}

function readChoice(typed: Typed, field: keyof typeof CHOICES, wrong: Record<string, string>) {
  const value = typedIn(typed, field);
  const choices: readonly Choice[] = CHOICES[field];
  if (!choices.some(([known]) => known === value)) wrong[field] = 'Choose one of these.';
  return value === '' ? null : value;
}

/** Reads the form of a message. @param findPlayer the id of the player with a player number, e-mail address or id */
export async function readForm(
  typed: Typed,
  findPlayer: (who: string) => Promise<string | undefined>,
): Promise<{ readonly message: NewMessage } | { readonly wrong: Wrong }> {
  const wrong: Record<string, string> = {};
  const texts = readTexts(typed, wrong);
  const path = typedIn(typed, 'path');
  if (path !== '' && !isSitePath(path)) {
    wrong['path'] = 'A path of the site without its locale, such as /payment-methods.';
  }
  const who = typedIn(typed, 'player');
  const playerId = who === '' ? null : await findPlayer(who);
  if (playerId === undefined)
    wrong['player'] = 'There is no player with this number, address or id.';
  const target = {
    playerId: playerId ?? null,
    brand: readChoice(typed, 'brand', wrong),
    market: readChoice(typed, 'market', wrong),
    language: readChoice(typed, 'language', wrong),
    topic: readChoice(typed, 'topic', wrong),
  };
  const key = typedIn(typed, 'key');
  if (!isUuid(key)) wrong['key'] = 'Open this page anew.';
  if (Object.keys(wrong).length > 0 || texts === undefined) return { wrong };
  return { message: { ...target, key, texts, path: path === '' ? null : path } };
}
