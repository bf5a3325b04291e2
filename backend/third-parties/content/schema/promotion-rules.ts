import type { Problem, Source } from './field.ts';

const problem = (path: string, message: string): readonly Problem[] => [{ path, message }];
const ok: readonly Problem[] = [];

/** The rules between the fields that say to whom and when something shows. */
export const shownRules = ({
  startDate,
  endDate,
  targetAudienceOption,
  targetAudience,
}: Source): readonly Problem[] => [
  ...(typeof startDate === 'string' && typeof endDate === 'string' && endDate <= startDate
    ? problem('endDate', 'It ends before it begins.')
    : ok),
  ...(targetAudienceOption === 'targeted' && targetAudience === undefined
    ? problem('targetAudience', 'Say who is meant: nobody would see it.')
    : ok),
];

/** A button has words and leads somewhere. */
const buttonRules = ({ button, urlAction }: Source): readonly Problem[] => [
  ...(button !== undefined && urlAction === undefined
    ? problem('urlAction', 'A button must lead somewhere.')
    : ok),
  ...(button === undefined && urlAction !== undefined
    ? problem('button', 'A way on needs words.')
    : ok),
];

/** The name in addresses stands in the id, so that no two documents share one. */
const namedRules = (prefix: string, field: string) => (source: Source) =>
  source._id === `${prefix}.${String(source[field])}`
    ? ok
    : problem(field, `It must be as in the id: ${source._id.slice(prefix.length + 1)}.`);

/** The word that stands between a category and a tag in addresses (ROUTE-26). */
const NO_SLUG = 'tag';

export function promotionRules(source: Source): readonly Problem[] {
  return [
    ...shownRules(source),
    ...buttonRules(source),
    ...namedRules('promotion', 'promotionSlug')(source),
    ...(source['promotionSlug'] === NO_SLUG
      ? problem('promotionSlug', 'In addresses it stands for the tags.')
      : ok),
  ];
}

export const boxRules = (source: Source): readonly Problem[] => [
  ...shownRules(source),
  ...buttonRules(source),
];

export const landingRules = (source: Source): readonly Problem[] => [
  ...buttonRules(source),
  ...namedRules('landingPage', 'landingId')(source),
];

export const promotionCategoryRules = namedRules('promotionCategory', 'categoryId');
export const promotionTagRules = namedRules('promotionTag', 'tagSlug');
