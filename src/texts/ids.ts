import type catalogue from './en.json';

/** Every text id. `en.json` is the list: an id that is not there does not compile. */
export type TextId = keyof typeof catalogue;

/** What a text may carry in its placeholders. Money and dates arrive formatted. */
export type TextValues = Readonly<Record<string, string | number>>;
