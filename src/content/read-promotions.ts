import type { BonusTerms } from '../../reference/offer-rules.ts';
import { fields, list, number, oneOf, text } from './decode.ts';
import {
  BOX_KINDS,
  type LandingPage,
  type LobbyBox,
  type Promotion,
  type PromotionCard,
  type PromotionGroup,
  type Promotions,
  type VipPage,
} from './promotion-types.ts';
import { readImage, readRichText, readShown } from './read.ts';

/** From the service's answers to promotions, landing pages and boxes. An item without its essentials is left out. */

function readGroup(value: unknown): PromotionGroup | undefined {
  const { id, label } = fields(value);
  const known = text(id);
  return known === undefined ? undefined : { id: known, label: text(label) ?? known };
}

/** The terms of a bonus; null where the promotion gives none. Undefined: nobody could say whether it is lawful. */
function readBonus(value: unknown): BonusTerms | null | undefined {
  if (value === undefined || value === null) return null;
  const { isFirst, wagering, days } = fields(value);
  const times = number(wagering);
  const time = number(days);
  if (times === undefined || time === undefined) return undefined;
  return { isFirst: isFirst === true, wagering: times, days: time };
}

function readCard(value: unknown): PromotionCard | undefined {
  const item = fields(value);
  const shown = readShown(value);
  const slug = text(item['slug']);
  const category = readGroup(item['category']);
  const title = text(item['title']);
  const terms = text(item['terms']);
  const bonus = readBonus(item['bonus']);
  if (shown === undefined || category === undefined || bonus === undefined) return undefined;
  if (slug === undefined || title === undefined || terms === undefined) return undefined;
  return {
    ...shown,
    slug,
    category,
    tags: list(item['tags'], readGroup),
    title,
    summary: text(item['summary']),
    terms,
    picture: readImage(item['picture']),
    button: text(item['button']),
    urlAction: text(item['urlAction']),
    bonus: bonus ?? undefined,
  };
}

export function readPromotions(value: unknown): Promotions {
  const { categories, tags, promotions, vip } = fields(value);
  return {
    categories: list(categories, readGroup),
    tags: list(tags, readGroup),
    promotions: list(promotions, readCard),
    vipTitle: text(fields(vip)['title']),
  };
}

/** `null` rather than `undefined`: the query cache keeps no `undefined`. */
export function readPromotion(value: unknown): Promotion | null {
  const card = readCard(value);
  return card === undefined ? null : { ...card, body: readRichText(fields(value)['body']) };
}

/** `null`: there is none of that id in that language (ERR-05). */
export function readLanding(value: unknown): LandingPage | null {
  const { title, body, picture, button, urlAction, promotion } = fields(value);
  const words = text(title);
  if (words === undefined) return null;
  return {
    title: words,
    body: readRichText(body),
    picture: readImage(picture),
    button: text(button),
    urlAction: text(urlAction),
    promotion: readCard(promotion),
  };
}

/** `null`: the market has none in that language. */
export function readVip(value: unknown): VipPage | null {
  const { title, body } = fields(value);
  const words = text(title);
  return words === undefined ? null : { title: words, body: readRichText(body) };
}

export function readBox(value: unknown): LobbyBox | undefined {
  const item = fields(value);
  const shown = readShown(value);
  const id = text(item['id']);
  const kind = oneOf(item['kind'], BOX_KINDS);
  const title = text(item['title']);
  if (shown === undefined || id === undefined || kind === undefined || title === undefined) {
    return undefined;
  }
  return {
    ...shown,
    id,
    kind,
    title,
    text: text(item['text']),
    picture: readImage(item['picture']),
    button: text(item['button']),
    urlAction: text(item['urlAction']),
  };
}
