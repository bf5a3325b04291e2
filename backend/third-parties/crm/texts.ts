import { hasTexts, textLanguages, type TextLanguage } from '../../../reference/languages.ts';

/** A message in one language. */
export interface MessageText {
  readonly title: string;
  /** In the subset of Markdown that `markdown.ts` reads. */
  readonly body: string;
}

/** English always, for those whose language nobody wrote. */
export type MessageTexts = { readonly en: MessageText } & {
  readonly [Language in TextLanguage]?: MessageText;
};

/** Characters. */
export const MAX_TITLE = 120;
export const MAX_BODY = 4_000;

export const MESSAGE_LANGUAGES: readonly TextLanguage[] = textLanguages();

/** The text for a player, and its language. */
export function textFor(
  texts: MessageTexts,
  language: string,
): { readonly language: TextLanguage; readonly text: MessageText } {
  const own = hasTexts(language) ? texts[language] : undefined;
  return own && hasTexts(language) ? { language, text: own } : { language: 'en', text: texts.en };
}
