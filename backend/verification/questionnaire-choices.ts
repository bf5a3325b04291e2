import type { Currency } from '../../reference/currencies.ts';
import { scaled } from '../banking/deposit-methods.ts';
import type { Call, Success } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';

type Choices = Success<'getOccupations'>['choices'];
type SalaryRange = Success<'getSalaryRanges'>['ranges'][number];

/** A list of the questionnaire, as the content service calls it. */
export type ListName = 'occupations' | 'sourcesOfFunds';

/**
 * The lists that editors keep (C-23), in a language of the site.
 * @returns undefined where the brand has none published
 */
export type ChoicesOf = (
  platform: Platform,
  wanted: { readonly list: ListName; readonly siteId: string; readonly language: string },
) => Choices | undefined;

/** Raised with every change of the questions or the ranges: answers are kept with the version of their questions. */
export const QUESTIONNAIRE_VERSION = 1;

/** Where the ranges begin, in euro cents a year; other currencies are scaled from them. */
const BOUNDS = [0, 1_000_000, 2_000_000, 3_500_000, 5_000_000, 7_500_000, 10_000_000] as const;

/** The ranges of yearly salaries in a currency, in minor units, the lowest first; ids begin at 1 (EDD-04). */
export const salaryRanges = (currency: Currency): readonly SalaryRange[] =>
  BOUNDS.map((from, index) => {
    const to = BOUNDS[index + 1];
    return {
      id: index + 1,
      from: scaled(from, currency),
      ...(to !== undefined && { to: scaled(to, currency) }),
    };
  });

/** Without editors' lists a player can still answer: in words of their own. */
const OTHER_ALONE: Choices = [{ id: 'other', label: 'Other', isOther: true }];

/** The lists of occupations and of sources of money: those of the content service first (C-23). */
export const choiceHandlers = (choicesOf: ChoicesOf) => {
  const answer = (
    list: ListName,
    { platform, origin, query }: Pick<Call<'getOccupations'>, 'platform' | 'origin' | 'query'>,
  ): Promise<{ choices: Choices }> => {
    const wanted = { list, siteId: origin.siteId, language: query.language };
    return Promise.resolve({ choices: choicesOf(platform, wanted) ?? OTHER_ALONE });
  };
  return {
    getOccupations: (call: Call<'getOccupations'>) => answer('occupations', call),
    getSourcesOfFunds: (call: Call<'getSourcesOfFunds'>) => answer('sourcesOfFunds', call),
  };
};
