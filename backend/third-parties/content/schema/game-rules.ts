import { countryByCode } from '../../../../reference/countries.ts';
import { CURRENCIES } from '../../../../reference/currencies.ts';
import type { Problem, Source } from './field.ts';
import { isRecord, isTextList } from './values.ts';

/** The rules between the fields of the documents of games. */

const problem = (path: string, message: string): readonly Problem[] => [{ path, message }];
const ok: readonly Problem[] = [];

const isSlot = (type: unknown): boolean => type === 'slot' || type === 'jackpotSlot';

export function gameRules(source: Source): readonly Problem[] {
  const { _id, gameSlug, gameType, volatility, betLimits } = source;
  return [
    // Ids are unique over both types of games.
    ...(typeof gameSlug === 'string' && _id !== `game.${gameSlug}`
      ? problem('gameSlug', `It must be as in the id: ${_id.replace(/^game\./, '')}.`)
      : ok),
    ...(isSlot(gameType) === (volatility !== undefined)
      ? ok
      : problem('volatility', 'Slots have one, and no other games.')),
    ...(Array.isArray(betLimits) ? limitProblems(betLimits) : ok),
  ];
}

function limitProblems(limits: readonly unknown[]): readonly Problem[] {
  const rows = limits.map((each) => (isRecord(each) ? each : {}));
  const named = rows.map(({ currency }) => (typeof currency === 'string' ? currency : ''));
  const missing = Object.keys(CURRENCIES).filter((code) => !named.includes(code));
  const twice = named.find((code, at) => named.indexOf(code) !== at);
  return [
    ...(missing.length > 0 ? problem('betLimits', `None is in ${missing.join(', ')}.`) : ok),
    ...(twice === undefined ? ok : problem('betLimits', `Two are in ${twice}.`)),
    ...rows.flatMap(({ min, max }, at) =>
      typeof min === 'number' && typeof max === 'number' && max < min
        ? problem(`betLimits.${at}.max`, 'It is less than the least.')
        : ok,
    ),
  ];
}

export function providerRules({ restrictedCountry }: Source): readonly Problem[] {
  const codes = isTextList(restrictedCountry) ? restrictedCountry : [];
  const odd = codes.find((code) => countryByCode(code) === undefined);
  return odd === undefined ? ok : problem('restrictedCountry', `No country has the code “${odd}”.`);
}
