import { list } from './decode.ts';
import type { LandingPage, LobbyBox, Promotion, Promotions, VipPage } from './promotion-types.ts';
import { contentQuery, image, localized } from './query.ts';
import { readBox, readLanding, readPromotion, readPromotions, readVip } from './read-promotions.ts';

type Language = { readonly lang: string };
type InMarket = Language & { readonly market: string };

/** To whom and when something shows: decided where it shows. */
const shown = 'markets, startDate, endDate, authorized, targetAudienceOption, targetAudience';

const card = `
  "slug": promotionSlug,
  "category": category->{ "id": categoryId, "label": ${localized('label')} },
  "tags": tags[]->{ "id": tagSlug, "label": ${localized('label')} },
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "terms": ${localized('terms')},
  "picture": ${image('picture')},
  "button": ${localized('button')},
  urlAction, bonus, ${shown}`;

/** The promotions that a list shows at most. */
const MOST = 200;

/** The reads of offers and campaigns (CONT-02, CONT-12). */
export const PROMOTION_QUERIES = {
  /** The promotions of a market with their categories and tags (PROMO-01), and whether it has a VIP page. */
  promotions: contentQuery<InMarket, Promotions>(
    'promotions',
    `{
      "categories": *[_type == "promotionCategory"] | order(order asc, categoryId asc){
        "id": categoryId, "label": ${localized('label')}
      },
      "tags": *[_type == "promotionTag"] | order(tagSlug asc){
        "id": tagSlug, "label": ${localized('label')}
      },
      "promotions": *[_type == "promotion" && (count(markets) == 0 || $market in markets)]
        | order(order asc, promotionSlug asc)[0...${MOST}]{ ${card} },
      "vip": *[_type == "market" && marketId == $market][0].vipPage->{ "title": title[$lang] }
    }`,
    readPromotions,
  ),

  /** One promotion by its name in addresses; `null`: none. */
  promotion: contentQuery<Language & { readonly slug: string }, Promotion | null>(
    'promotion',
    `*[_type == "promotion" && promotionSlug == $slug][0]{
      ${card}, "body": coalesce(body[$lang], body.en)
    }`,
    readPromotion,
  ),

  /** A landing page by id and language (LAND-01); `null`: none, or not in that language. */
  landing: contentQuery<Language & { readonly id: string }, LandingPage | null>(
    'landing',
    `*[_type == "landingPage" && landingId == $id][0]{
      "title": title[$lang], "body": body[$lang], "picture": ${image('picture')},
      "button": ${localized('button')}, urlAction,
      "promotion": promotion->{ ${card} }
    }`,
    readLanding,
  ),

  /** The VIP page of a market (PROMO-03); `null`: none. */
  vip: contentQuery<InMarket, VipPage | null>(
    'vip',
    `*[_type == "market" && marketId == $market][0].vipPage->{
      "title": title[$lang], "body": body[$lang]
    }`,
    readVip,
  ),

  /** The boxes of a lobby, those of tournaments first (TOUR-03). */
  boxes: contentQuery<Language & { readonly lobby: string }, readonly LobbyBox[]>(
    'boxes',
    `*[_type in ["tournamentBox", "contentBox"] && lobby in [$lobby, "both"]]
      | order(_type desc, order asc, _id asc){
      "id": _id, "kind": _type,
      "title": ${localized('title')},
      "text": ${localized('text')},
      "picture": ${image('picture')},
      "button": ${localized('button')},
      urlAction, ${shown}
    }`,
    (result) => list(result, readBox),
  ),
} as const;
