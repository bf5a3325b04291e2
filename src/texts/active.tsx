import { i18n } from '@lingui/core';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { TextId, TextValues } from './ids.ts';

type Say = (id: TextId, values?: TextValues) => string;

interface ActiveTexts {
  readonly language: string;
  /** A new function with every change, so that values derived from it are made anew. */
  readonly say: Say;
}

const read = (): ActiveTexts => ({
  language: i18n.locale,
  say: (id, values) => i18n._(id, values),
});

let active = read();
i18n.on('change', () => {
  active = read();
});

const getActive = (): ActiveTexts => active;
const onChange = (listener: () => void): (() => void) => i18n.on('change', listener);

const Active = createContext<ActiveTexts | undefined>(undefined);

/**
 * Gives every `<T>` and `useT` below it the active texts. Renders nothing before there are any. The library's own
 * provider comes with code that only a text with elements in it needs.
 */
export function TextsProvider({ children }: { children: ReactNode }) {
  const texts = useSyncExternalStore(onChange, getActive, getActive);
  return texts.language === '' ? null : <Active value={texts}>{children}</Active>;
}

function useActive(): ActiveTexts {
  const texts = use(Active);
  if (!texts) throw new Error('There is no TextsProvider above');
  return texts;
}

/** `t` for components: they render again when the language changes. */
export const useT = (): Say => useActive().say;

/** The language of the active texts, for reads of content in it. */
export const useLanguage = (): string => useActive().language;
