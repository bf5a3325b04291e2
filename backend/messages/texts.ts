import type { TextLanguage } from '../../reference/languages.ts';
import en from './texts/en.json' with { type: 'json' };
import fi from './texts/fi.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };

export type MessageText = keyof typeof en;

/** Every shipped language, complete: one that lacks a text does not compile. */
export const MESSAGE_TEXTS: Readonly<Record<TextLanguage, Readonly<Record<MessageText, string>>>> =
  { en, fi, pt };

/** Puts words into the named places of a text: `{code} is your {brand} code`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}(-?)/g, (place, name: string, hyphen: string) => {
    const value = values[name];
    if (value === undefined) return place;
    // Finnish parts a name of two words from what is joined to it: "Sol Alta -tilisi".
    return `${value}${hyphen !== '' && value.includes(' ') ? ' ' : ''}${hyphen}`;
  });
