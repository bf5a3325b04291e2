import type { PromotionDocument } from '../promotion-documents.ts';
import type { Field, Fields, Schema } from './field.ts';
import { flag, ID, link, localized, picture, richText, SHOWN, SLUG, text } from './parts.ts';

const order: Field = { kind: 'number', label: 'Position', min: 0, max: 999 };

const ACTION: Fields = {
  button: localized('Button', 30, { optional: true }),
  urlAction: { ...link('Leads to'), optional: true },
};

const BOX: Fields = {
  title: localized('Title', 80),
  text: localized('Text', 240, { long: true }),
  picture: picture('Picture', 'banner', 960, 540),
  ...ACTION,
  lobby: { kind: 'choice', label: 'In the lobby of', of: ['casino', 'live', 'both'] },
  order,
  ...SHOWN,
};

/** The types of offers and campaigns. */
export const PROMOTION_SCHEMAS: Readonly<Record<PromotionDocument['_type'], Schema>> = {
  promotion: {
    name: 'Promotion',
    title: 'title',
    fields: {
      promotionSlug: text('In addresses', 64, SLUG),
      category: { kind: 'reference', label: 'Category', to: 'promotionCategory' },
      tags: { kind: 'references', label: 'Tags', to: 'promotionTag' },
      title: localized('Title', 80),
      summary: localized('Summary', 240, { long: true }),
      terms: {
        ...localized('Significant terms', 600, { long: true }),
        help: 'They stand wherever the promotion does: who may have it, until when, what must be paid, and what it costs to get the money out.',
      },
      body: richText('Text'),
      picture: picture('Picture', 'banner', 960, 540),
      ...ACTION,
      order,
      bonus: {
        kind: 'group',
        label: 'The bonus that it gives',
        help: 'Laws decide by it whether the promotion may be shown. Empty means that it gives none.',
        optional: true,
        fields: {
          campaignId: text('Campaign of the platform', 64, ID),
          isFirst: flag('Goes with the first deposit'),
          wagering: { kind: 'number', label: 'Played through so many times', min: 0, max: 1_000 },
          days: { kind: 'number', label: 'Days to do so', min: 1, max: 3_650 },
        },
      },
      ...SHOWN,
    },
  },
  promotionCategory: {
    name: 'Category of promotions',
    title: 'label',
    fields: { categoryId: text('In addresses', 64, SLUG), label: localized('Label', 40), order },
  },
  promotionTag: {
    name: 'Tag of promotions',
    title: 'label',
    fields: { tagSlug: text('In addresses', 64, SLUG), label: localized('Label', 40) },
  },
  landingPage: {
    name: 'Landing page',
    title: 'title',
    fields: {
      landingId: text('In addresses', 64, SLUG),
      title: localized('Title', 80),
      body: richText('Text'),
      picture: picture('Picture', 'banner', 960, 540),
      ...ACTION,
      promotion: {
        kind: 'reference',
        label: 'Promotion below the text',
        to: 'promotion',
        optional: true,
      },
    },
  },
  vipPage: {
    name: 'VIP page',
    title: 'title',
    fields: { title: localized('Title', 80), body: richText('Text') },
  },
  tournamentBox: { name: 'Box of a tournament', title: 'title', fields: BOX },
  contentBox: { name: 'Box in a lobby', title: 'title', fields: BOX },
};
