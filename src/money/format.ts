import { languageFacts } from '../../reference/languages.ts';
import {
  moneyIn,
  type Amount,
  type MoneyOptions,
  type Notation,
  type Written,
} from '../../reference/money.ts';
import { activeLanguage } from '../texts/index.ts';

export type { Amount } from '../../reference/money.ts';

let active: Notation = 'specified';

/** Makes a brand's notation the one of every amount of the page, as `activateTexts` does with a language. */
export function activateNotation(notation: Notation): void {
  active = notation;
}

/** The notation of amounts on the page: by the brand, in the language of its texts. */
export const writtenHere = (): Written => ({
  notation: active,
  tag: languageFacts(activeLanguage())?.texts ?? 'en',
});

/** An amount as the player reads it on the page (LOC-10, LOC-11). @throws RangeError as `moneyIn` */
export const formatMoney = (amount: Amount, options?: MoneyOptions): string =>
  moneyIn(writtenHere(), amount, options);
