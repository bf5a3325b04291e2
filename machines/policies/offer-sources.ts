import type { OfferRules } from '../../reference/offer-rules.ts';
import { found, own, told, type Source } from './source.ts';

type OfferSources = Readonly<Partial<Record<keyof OfferRules, Source>>>;

/** The sources of the default. */
export const DEFAULT_OFFER_SOURCES: Readonly<Record<keyof OfferRules, Source>> = {
  bonuses: own(
    'Specification: it forbids no bonus.',
    'Countries in which bonuses, or some of them, are forbidden. Ontario (AGCO 2.05) forbids to advertise them in public and lets in the operator’s own site: whether a page with a bonus that anybody may open counts as such.',
  ),
  mostWagering: own(
    'Specification: it names no bound.',
    'Countries with one. Denmark’s is said to be ten times of deposit and bonus together, with a share of every game, and is not held here.',
  ),
  leastBonusDays: own('Specification: it names no bound.', 'Countries with one, such as Denmark.'),
  fullContribution: own(
    'Specification: it lets a game count for less than its stake.',
    'Countries in which every game must count in full, such as Denmark (BEK on online casinos, § 20 and after).',
  ),
};

export const BRITISH_OFFERS: OfferSources = {
  mostWagering: found(
    'LCCP social responsibility code 5.1.1 (3) (a), since 19 January 2026: bonus funds are played through ten times at most.',
    'How the bound meets games that count for less than their stake: ten times at a tenth may be a hundred times in effect. That one bonus holds one kind of product only is not held here.',
  ),
  fullContribution: own(
    'LCCP social responsibility code 5.1.1 (3) (a) caps how often bonus funds are played through. A game that counts for a tenth would make a hundred times of ten, so every stake counts in full.',
    'Whether the cap is meant before or after the weights of games.',
  ),
};

export const SWEDISH_OFFERS: OfferSources = {
  bonuses: found(
    'Spellag (2018:1138), chapter 14, section 9: a bonus only at the first occasion on which somebody plays any game of the licensee.',
    'The first deposit stands here for the first occasion, and one brand for the licence: whoever has played under a sister brand must be kept out, too. Whether cash-back, tournaments and draws count as bonuses; here no box of a tournament is shown.',
  ),
  leastBonusDays: found(
    'Spelinspektionen, questions and answers on bonuses: at least 60 days to fulfil the conditions.',
    'That all players in the same situation have the same terms, and that what is fulfilled is paid at once.',
  ),
};

export const GERMAN_OFFERS: OfferSources = {
  bonuses: told(
    'Bonuses of any level are a matter of the licence’s conditions; no number was found. They are off until counsel says what is allowed.',
    'The conditions of the licence on bonuses, with and without a deposit.',
  ),
};

export const BRAZILIAN_OFFERS: OfferSources = {
  bonuses: told(
    'Lei 14.790/2023, article 29: no bonus, advance or other advantage before the bet. The text was not read here.',
    'Whether a bonus with a later deposit is one before the bet; none is offered here.',
  ),
};
