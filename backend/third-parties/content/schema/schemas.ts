import { LANGUAGES } from '../../../../reference/languages.ts';
import { PAYMENT_METHODS } from '../../../../reference/payment-methods.ts';
import { GAME_MOTIFS } from '../art/games/index.ts';
import { NORTHLIGHT_MOTIFS } from '../art/northlight.ts';
import { SOL_ALTA_MOTIFS } from '../art/sol-alta.ts';
import type { ContentDocument, Dataset } from '../documents.ts';
import type { Field, Picture, Schema } from './field.ts';
import { GAME_SCHEMAS } from './games.ts';
import {
  AUDIENCE,
  flag,
  ID,
  link,
  localized,
  markets,
  PATH,
  picture,
  richText,
  SHOWN,
  text,
} from './parts.ts';
import { PROMOTION_SCHEMAS } from './promotions.ts';

const MOTIFS: Readonly<Record<Dataset, readonly string[]>> = {
  northlight: Object.keys(NORTHLIGHT_MOTIFS),
  'sol-alta': Object.keys(SOL_ALTA_MOTIFS),
};

/** The motifs of a kind of drawing: a brand's banners have some of their own. */
export const motifsOf = (art: Picture, dataset: Dataset): readonly string[] =>
  art === 'game' ? GAME_MOTIFS : MOTIFS[dataset];

const choices = (label: string): Field => ({
  kind: 'list',
  label,
  help: 'One of them is Other, which asks for a text of the player’s own.',
  fields: {
    choiceId: text('Id', 64, ID),
    label: localized('Text', 120),
    isOther: flag('Asks for a text'),
  },
});

/** The description of each type, in the order of the desk. */
export const SCHEMAS: Readonly<
  Record<Exclude<ContentDocument['_type'], 'sanity.imageAsset'>, Schema>
> = {
  banner: {
    name: 'Banner',
    title: 'title',
    fields: {
      title: localized('Title', 80),
      description: localized('Description', 240, { long: true }),
      greeting: localized('Greeting for players; {name} is the first name', 60, { optional: true }),
      button: localized('Button', 30, { optional: true }),
      urlAction: { ...link('Leads to'), optional: true },
      isClickable: flag('Is a link'),
      ...SHOWN,
      images: {
        kind: 'group',
        label: 'Pictures',
        fields: {
          desktop: picture('Wide', 'banner', 1600, 640),
          mobile: picture('Narrow', 'banner', 960, 540),
        },
      },
      tone: { kind: 'choice', label: 'The picture is', of: ['dark', 'light'] },
    },
  },
  settings: {
    name: 'Settings',
    title: '_type',
    fields: {
      maintenance: flag('Maintenance', 'Closes the whole site of this brand.'),
      maintenanceMessage: localized('What players read during maintenance', 300, { long: true }),
      aboutUs: richText('About us, on the home page'),
    },
  },
  staticPage: {
    name: 'Page',
    title: 'title',
    fields: {
      pageId: text('Id', 64, ID),
      path: text('Path after the locale', 64, PATH),
      title: localized('Title', 80),
      body: richText('Text'),
      group: {
        kind: 'choice',
        label: 'List of the footer',
        of: ['information', 'contact-us', 'legal', 'system'],
      },
      order: { kind: 'number', label: 'Position in its list', min: 0, max: 999 },
      disableLink: flag('Not linked', 'It still opens from its address.'),
      onlyShowMarkets: markets('Only in these markets'),
      excludedMarkets: { ...markets('Not in these markets'), help: 'None means in every market.' },
    },
  },
  footer: {
    name: 'Footer',
    title: '_type',
    fields: {
      footerTermsAndConditions: flag('Shows the legal pages'),
      footerContent: flag('Shows the lists of pages and partners'),
      footerLicenseLogos: flag('Shows licences and regulators'),
      companyText: richText('About the company'),
      partners: {
        kind: 'list',
        label: 'Partners',
        fields: {
          name: text('Name', 60),
          url: { kind: 'web', label: 'Address' },
          countries: {
            kind: 'names',
            label: 'Only for visitors of these countries, as content calls them, one a line',
            optional: true,
          },
          logo: picture('Logo', 'wordmark', 240, 96),
        },
      },
      regulationLogos: {
        kind: 'list',
        label: 'Regulators and mediators',
        fields: {
          name: localized('Name', 80),
          url: { kind: 'web', label: 'Address', optional: true },
          logo: picture('Logo', 'seal', 160, 160),
        },
      },
    },
  },
  market: {
    name: 'Market',
    title: 'name',
    fields: {
      marketId: text('Code', 8, /^[A-Z]{2}$/),
      route: text('In addresses', 8, /^[A-Z]{2}$/),
      name: localized('Name', 40),
      flag: picture('Flag', 'flag', 60, 40),
      active: flag('Runs'),
      licences: { kind: 'references', label: 'Licences', to: 'licence' },
      paymentMethods: { kind: 'references', label: 'Payment methods', to: 'paymentMethod' },
      vipPage: { kind: 'reference', label: 'VIP page', to: 'vipPage', optional: true },
      payAndPlayBanner: {
        kind: 'reference',
        label: 'Banner above pay-and-play',
        to: 'banner',
        optional: true,
      },
      disableLiveChat: flag('No live chat'),
    },
  },
  licence: {
    name: 'Licence',
    title: 'name',
    fields: {
      name: localized('Regulator', 80),
      number: text('Number', 60),
      text: localized('What it says', 300, { long: true }),
      logo: picture('Logo', 'seal', 160, 160),
      url: { kind: 'web', label: "The regulator's register", optional: true },
    },
  },
  homePage: {
    name: 'Home page',
    title: 'market',
    fields: {
      market: text('Market', 8, /^[A-Z]{2}$/),
      banners: { kind: 'references', label: 'Banners', to: 'banner' },
      redesignedBanner: {
        kind: 'reference',
        label: 'Redesigned banner',
        to: 'banner',
        optional: true,
      },
      verticals: { kind: 'references', label: 'Areas', to: 'vertical' },
    },
  },
  vertical: {
    name: 'Area',
    title: 'title',
    fields: {
      area: {
        kind: 'choice',
        label: 'Area',
        of: ['casino', 'liveCasino', 'sports', 'virtualSports'],
      },
      urlAction: link('Leads to'),
      title: localized('Title', 60),
      description: localized('Description', 160),
      image: picture('Picture', 'banner', 800, 500),
    },
  },
  navigation: {
    name: 'Navigation',
    title: '_type',
    fields: {
      quickLinks: {
        kind: 'list',
        label: 'Quick links',
        fields: {
          itemId: text('Id', 64, ID),
          title: localized('Title', 40),
          urlAction: link('Leads to'),
          icon: text('Pictogram', 40, ID),
          authorized: AUDIENCE,
        },
      },
    },
  },
  paymentMethod: {
    name: 'Payment method',
    title: 'name',
    fields: {
      method: { kind: 'choice', label: 'Method', of: PAYMENT_METHODS },
      name: localized('Name', 40),
      description: localized('Description', 160),
      depositTime: localized('A deposit takes', 40),
      withdrawalTime: localized('A withdrawal takes', 40, { optional: true }),
      fee: localized('Fee', 40),
      logo: picture('Pictogram', 'emblem', 64, 64),
      markets: { ...markets('Markets'), help: 'Those in which it is listed.' },
    },
  },
  questionnaire: {
    name: 'Questionnaire on the source of funds',
    title: '_type',
    fields: { occupations: choices('Occupations'), sourcesOfFunds: choices('Sources of funds') },
  },
  termsVersion: {
    name: 'Version of the terms',
    title: 'version',
    fields: {
      version: { kind: 'number', label: 'Version', min: 1, max: 999_999_999 },
      publishedAt: { kind: 'instant', label: 'Published (UTC)' },
      summary: localized('What changed', 200),
    },
  },
  language: {
    name: 'Language',
    title: 'name',
    fields: {
      code: { kind: 'choice', label: 'Code', of: Object.keys(LANGUAGES) },
      name: text('In its own words', 40),
      englishName: text('In English', 40),
      tag: text('BCP 47', 16, /^[A-Za-z-]+$/),
      active: flag('Offered'),
    },
  },
  ...PROMOTION_SCHEMAS,
  ...GAME_SCHEMAS,
};

/** The description of a type; undefined where there is none of that name. */
export const schemaOf = (type: string): Schema | undefined =>
  (SCHEMAS as Readonly<Record<string, Schema>>)[Object.hasOwn(SCHEMAS, type) ? type : ''];
