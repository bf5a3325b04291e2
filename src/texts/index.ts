import { i18n, type Messages } from '@lingui/core';
import type { TextId, TextValues, Words } from './ids.ts';

export type { Messages } from '@lingui/core';
export { UnsupportedLanguageError } from './catalogue.ts';
export type { TextId, TextValues, Words } from './ids.ts';
export { isolated } from './isolated.ts';
export { loadTexts } from './load.ts';
export { TextsProvider, useLanguage, useT } from './active.tsx';

/** Makes a loaded catalogue the one that `t`, `useT` and `<T>` read. */
export function activateTexts(language: string, messages: Messages): void {
  i18n.loadAndActivate({ locale: language, messages });
}

/** The language of the active texts; an empty string before the first `activateTexts`. */
export function activeLanguage(): string {
  return i18n.locale;
}

/** A text outside React (document titles, toasts). In components use {@link useT} or `<T>`. */
export function t(id: TextId, values?: TextValues): string {
  return i18n._(id, values);
}

/** Sentences one after the other, where there is room for one text only. */
export function sentences(translate: typeof t, words: readonly Words[]): string {
  return words.map(({ text, values }) => translate(text, values)).join(' ');
}

/** Whether a text is loaded: before the texts have come, none is. */
export function isTextId(id: string): id is TextId {
  return Object.hasOwn(i18n.messages, id);
}
