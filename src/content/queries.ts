import { fields, list, text } from './decode.ts';
import { PROMOTION_QUERIES } from './promotion-queries.ts';
import { contentQuery, image, localized } from './query.ts';
import {
  readFooter,
  readHome,
  readLanguage,
  readLatestTerms,
  readMarket,
  readPage,
  readPageEntry,
  readPayAndPlayBanner,
  readPaymentMethod,
  readSettings,
} from './read.ts';

/** Parameters of most reads. `lang` is the language of the texts, `en`, `fi` or `pt`. */
type Language = { readonly lang: string };
type InMarket = Language & { readonly market: string };

const banner = `{
  "id": _id,
  "title": ${localized('title')},
  "description": ${localized('description')},
  "greeting": ${localized('greeting')},
  "button": ${localized('button')},
  urlAction, isClickable, tone, startDate, endDate, markets,
  authorized, targetAudienceOption, targetAudience,
  "images": { "desktop": images.${image('desktop')}, "mobile": images.${image('mobile')} }
}`;

const page = `pageId, path, "title": title[$lang], group, disableLink, onlyShowMarkets, excludedMarkets`;

/** Every read of the content service that the site makes (CONT-02). */
export const QUERIES = {
  ...PROMOTION_QUERIES,

  /** Maintenance flag and texts that belong to no page. Polled while the site is open (NS-51). */
  settings: contentQuery<Language, ReturnType<typeof readSettings>>(
    'settings',
    `*[_type == "settings"][0]{
      maintenance,
      "maintenanceMessage": ${localized('maintenanceMessage')},
      "aboutUs": ${localized('aboutUs')}
    }`,
    readSettings,
  ),

  languages: contentQuery(
    'languages',
    '*[_type == "language" && active] | order(code){ code, name }',
    (result) => list(result, readLanguage),
  ),

  /** The brand's markets that run, with their licences (MARKET-01, FOOT-04). */
  markets: contentQuery<Language, readonly NonNullable<ReturnType<typeof readMarket>>[]>(
    'markets',
    `*[_type == "market" && active]{
      marketId, disableLiveChat,
      "licences": licences[]->{
        "id": _id, "name": ${localized('name')}, number, url, "text": ${localized('text')},
        "logo": ${image('logo')}
      }
    }`,
    (result) => list(result, readMarket),
  ),

  /** Banners, verticals and quick links of a market's home page (CONT-11). */
  home: contentQuery<InMarket, ReturnType<typeof readHome>>(
    'home',
    `{
      "home": *[_type == "homePage" && market == $market][0]{
        "banners": banners[]->${banner},
        "redesignedBanner": redesignedBanner->${banner},
        "verticals": verticals[]->{
          "id": _id, area, "title": ${localized('title')},
          "description": ${localized('description')}, urlAction, "image": ${image('image')}
        }
      },
      "navigation": *[_type == "navigation"][0]{
        "quickLinks": quickLinks[]{
          "id": itemId, "title": ${localized('title')}, urlAction, icon, authorized
        }
      }
    }`,
    readHome,
  ),

  /** Every static page without its body; `linkedPages` decides which of them show (FOOT-03). */
  pages: contentQuery<Language, readonly NonNullable<ReturnType<typeof readPageEntry>>[]>(
    'pages',
    `*[_type == "staticPage"] | order(order asc){ ${page} }`,
    (result) => list(result, readPageEntry),
  ),

  /** One static page by its id or its path, with or without the leading slash; `null`: none. */
  page: contentQuery<Language & { readonly page: string }, ReturnType<typeof readPage>>(
    'page',
    `*[_type == "staticPage" && ($page in [pageId, "/" + pageId, path] || path == "/" + $page)][0]{
      ${page}, "body": body[$lang], "updatedAt": _updatedAt
    }`,
    readPage,
  ),

  /** The payment methods of a market, in the editors' order. */
  paymentMethods: contentQuery<
    InMarket,
    readonly NonNullable<ReturnType<typeof readPaymentMethod>>[]
  >(
    'paymentMethods',
    `*[_type == "market" && marketId == $market][0].paymentMethods[]->{
      method, "name": ${localized('name')}, "description": ${localized('description')},
      "depositTime": ${localized('depositTime')},
      "withdrawalTime": ${localized('withdrawalTime')},
      "fee": ${localized('fee')}, "logo": ${image('logo')}
    }`,
    (result) => list(result, readPaymentMethod),
  ),

  /** The banner above pay-and-play in a market (PNP-11); `null`: nobody set it up. */
  payAndPlayBanner: contentQuery<InMarket, ReturnType<typeof readPayAndPlayBanner>>(
    'payAndPlayBanner',
    `*[_type == "market" && marketId == $market][0].payAndPlayBanner->${banner}`,
    readPayAndPlayBanner,
  ),

  /** The market's footer; a partner may be there for some countries only (LOC-12). */
  footer: contentQuery<Language & { readonly country: string }, ReturnType<typeof readFooter>>(
    'footer',
    `*[_type == "footer"][0]{
      footerTermsAndConditions, footerContent, footerLicenseLogos,
      "companyText": ${localized('companyText')},
      "partners": partners[!defined(countries) || $country in countries]{
        "id": _key, name, url, "logo": ${image('logo')}
      },
      "regulationLogos": regulationLogos[]{
        "id": _key, "name": ${localized('name')}, url, "logo": ${image('logo')}
      }
    }`,
    readFooter,
  ),

  /** The names of games by their ids, of those that there are. */
  gameTitles: contentQuery<
    { readonly ids: readonly string[] },
    readonly { readonly id: string; readonly name: string }[]
  >('gameTitles', '*[_id in $ids]{ "id": _id, name } | order(name asc)', (result) =>
    list(result, (each) => {
      const { id, name } = fields(each);
      const [known, title] = [text(id), text(name)];
      return known === undefined || title === undefined ? undefined : { id: known, name: title };
    }),
  ),

  /** The newest terms version (TERMS-01); a missing one is an error. */
  latestTerms: contentQuery<Language, ReturnType<typeof readLatestTerms>>(
    'latestTerms',
    `*[_type == "termsVersion"]{ version, publishedAt, "summary": ${localized('summary')} }`,
    readLatestTerms,
  ),
} as const;
