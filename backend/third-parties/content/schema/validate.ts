import { BRAND_FACTS } from '../../../../reference/brands.ts';
import { GLOBAL_MARKET, isMarketCode, MARKETS } from '../../../../reference/markets.ts';
import { isTakenInMarket, PAYMENT_METHODS } from '../../../../reference/payment-methods.ts';
import { portableText } from '../portable-text.ts';
import type { Field, Fields, Problem, Source, Surroundings } from './field.ts';
import { gameRules, providerRules } from './game-rules.ts';
import {
  boxRules,
  landingRules,
  promotionCategoryRules,
  promotionRules,
  promotionTagRules,
  shownRules,
} from './promotion-rules.ts';
import { motifsOf, schemaOf } from './schemas.ts';
import { isInstant, isLink, isRecord, isTextList, isWebAddress, languages } from './values.ts';

const ID = /^[A-Za-z0-9_.-]{1,128}$/;
const KEY = /^[\w-]{1,64}$/;
/** Paragraphs of a text, and characters of one. */
const MAX_PARAGRAPHS = 200;
const MAX_PARAGRAPH = 2_000;
const MAX_ITEMS = 40;
const EMBLEMS: readonly string[] = ['bank', 'card', 'phone', 'voucher', 'wallet'];

type Check<Kind extends Field['kind'] = Field['kind']> = (
  value: unknown,
  field: Extract<Field, { kind: Kind }>,
  path: string,
  around: Surroundings,
) => readonly Problem[];

const problem = (path: string, message: string): readonly Problem[] => [{ path, message }];
const ok: readonly Problem[] = [];

/** Everything that is wrong with a document; nothing means that it may be published. */
export function validate(source: Source, around: Surroundings): readonly Problem[] {
  const schema = schemaOf(source._type);
  if (schema === undefined) return problem('_type', 'There is no such type of document.');
  return [
    ...(ID.test(source._id) ? ok : problem('_id', 'Use letters, digits, dot, dash, underscore.')),
    ...(isInstant(source._updatedAt) ? ok : problem('_updatedAt', 'Write a moment in UTC.')),
    ...unknownFields(source, schema.fields, ''),
    ...validateFields(source, schema.fields, '', around),
    ...(CROSS[source._type]?.(source) ?? ok),
  ];
}

/** The rules between fields. */
const CROSS: Readonly<Record<string, (source: Source) => readonly Problem[]>> = {
  casinoGames: gameRules,
  liveCasinoGames: gameRules,
  provider: providerRules,
  subProvider: providerRules,
  promotion: promotionRules,
  promotionCategory: promotionCategoryRules,
  promotionTag: promotionTagRules,
  landingPage: landingRules,
  tournamentBox: boxRules,
  contentBox: boxRules,
  banner: (source) => [
    ...shownRules(source),
    ...(source['isClickable'] === true && source['urlAction'] === undefined
      ? problem('urlAction', 'A link must lead somewhere.')
      : ok),
  ],
  /** A method must not be promised where it is not taken; the global market claims no country. */
  paymentMethod({ method, markets }) {
    const known = PAYMENT_METHODS.find((each) => each === method);
    const odd = (isTextList(markets) ? markets : []).find(
      (market) =>
        known !== undefined &&
        market !== GLOBAL_MARKET &&
        isMarketCode(market) &&
        !isTakenInMarket(known, market),
    );
    return odd === undefined ? ok : problem('markets', `It takes nobody’s money in ${odd}.`);
  },
};

const RESERVED = ['_id', '_type', '_updatedAt', '_key'];

const unknownFields = (value: object, fields: Fields, path: string): readonly Problem[] =>
  Object.keys(value)
    .filter((name) => !Object.hasOwn(fields, name) && !RESERVED.includes(name))
    .map((name) => ({ path: `${path}${name}`, message: 'There is no such field.' }));

/** The faults of these fields of a document, or of a part of one. */
export function validateFields(
  value: Readonly<Record<string, unknown>>,
  fields: Fields,
  path: string,
  around: Surroundings,
): readonly Problem[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const given = value[name];
    if (given === undefined) {
      return field.optional ? ok : problem(`${path}${name}`, 'This is missing.');
    }
    return validateValue(given, field, `${path}${name}`, around);
  });
}

const validateValue = (value: unknown, field: Field, path: string, around: Surroundings) =>
  // The check of a kind takes the fields of that kind: key and value agree.
  (CHECKS[field.kind] as Check)(value, field, path, around);

const localizedTexts = (
  value: unknown,
  label: string,
  path: string,
  inOne: (text: unknown, path: string) => readonly Problem[],
): readonly Problem[] => {
  if (!isRecord(value)) return problem(path, 'Write a text in each language.');
  const known: readonly string[] = languages();
  return [
    ...(value['en'] === undefined
      ? problem(
          `${path}.en`,
          `Enter the English ${label.toLowerCase()}. Other languages fall back to it.`,
        )
      : ok),
    ...Object.entries(value).flatMap(([code, text]) =>
      known.includes(code)
        ? inOne(text, `${path}.${code}`)
        : problem(`${path}.${code}`, 'The site has no texts in this language.'),
    ),
  ];
};

function text(value: unknown, path: string, max: number): readonly Problem[] {
  if (typeof value !== 'string' || value.trim() === '') return problem(path, 'Write something.');
  return value.length > max
    ? problem(path, `At most ${max} characters; these are ${value.length}.`)
    : ok;
}

function paragraphs(value: unknown, path: string): readonly Problem[] {
  if (!isTextList(value) || value.length === 0) return problem(path, 'Write at least a paragraph.');
  if (value.length > MAX_PARAGRAPHS) return problem(path, `At most ${MAX_PARAGRAPHS} paragraphs.`);
  const long = value.findIndex((line) => line.length > MAX_PARAGRAPH);
  if (long !== -1) return problem(path, `Paragraph ${long + 1} is longer than ${MAX_PARAGRAPH}.`);
  if (value.some((line) => line.trim() === '' || line.includes('\n'))) {
    return problem(path, 'A paragraph is one line, and none is empty.');
  }
  const links = portableText(value).flatMap(({ markDefs }) => markDefs);
  const odd = links.find(({ href }) => !isLink(href));
  return odd === undefined ? ok : problem(path, `The site follows no link to “${odd.href}”.`);
}

const oneOf = (value: unknown, of: readonly string[], path: string): readonly Problem[] =>
  typeof value === 'string' && of.includes(value) ? ok : problem(path, `One of: ${of.join(', ')}.`);

function someOf(value: unknown, of: readonly string[], path: string): readonly Problem[] {
  if (!isTextList(value)) return problem(path, 'A list is wanted.');
  const odd = value.find((each) => !of.includes(each));
  if (odd !== undefined) return problem(path, `“${odd}” is none of: ${of.join(', ')}.`);
  return new Set(value).size === value.length ? ok : problem(path, 'One stands there twice.');
}

function reference(
  id: unknown,
  to: string | readonly string[],
  path: string,
  { typeOf }: Surroundings,
) {
  const types = [to].flat();
  const names = types.map((each) => schemaOf(each)?.name.toLowerCase() ?? each);
  return typeof id === 'string' && types.includes(typeOf(id) ?? '')
    ? ok
    : problem(path, `There is no ${names.join(' or ')} of this id.`);
}

/** The words for each kind of drawing. */
const PICTURES: Readonly<
  Record<
    string,
    (
      value: Readonly<Record<string, unknown>>,
      path: string,
      around: Surroundings,
    ) => readonly Problem[]
  >
> = {
  banner: ({ motif, seed }, path, { dataset }) => [
    ...oneOf(motif, motifsOf('banner', dataset), `${path}.motif`),
    ...wholeNumber(seed, 0, 9_999, `${path}.seed`),
  ],
  game: ({ motif, seed }, path, { dataset }) => [
    ...oneOf(motif, motifsOf('game', dataset), `${path}.motif`),
    ...wholeNumber(seed, 0, 9_999, `${path}.seed`),
  ],
  studio: ({ seed }, path) => wholeNumber(seed, 0, 9_999, `${path}.seed`),
  emblem: ({ symbol }, path) => oneOf(symbol, EMBLEMS, `${path}.symbol`),
  flag: ({ market }, path) => oneOf(market, Object.keys(MARKETS), `${path}.market`),
  seal: ({ initials }, path) => text(initials, `${path}.initials`, 4),
  wordmark: ({ text: words }, path) => text(words, `${path}.text`, 40),
};

const wholeNumber = (value: unknown, min: number, max: number, path: string): readonly Problem[] =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max
    ? ok
    : problem(path, `A whole number from ${min} to ${max}.`);

const CHECKS: { readonly [Kind in Field['kind']]: Check<Kind> } = {
  localized: (value, { label, max }, path) =>
    localizedTexts(value, label, path, (each, at) => text(each, at, max)),
  richText: (value, { label }, path) => localizedTexts(value, label, path, paragraphs),
  text: (value, { max, pattern }, path) => {
    const found = text(value, path, max);
    return found.length > 0 || pattern === undefined || pattern.test(String(value))
      ? found
      : problem(path, 'This is not written as it should be.');
  },
  number: (value, { min, max }, path) => wholeNumber(value, min, max, path),
  flag: (value, _field, path) => (typeof value === 'boolean' ? ok : problem(path, 'Yes or no.')),
  instant: (value, _field, path) =>
    typeof value === 'string' && isInstant(value)
      ? ok
      : problem(path, 'A moment in UTC: 2026-12-24T18:00:00Z.'),
  choice: (value, { of }, path) => oneOf(value, of, path),
  choices: (value, { of }, path) => someOf(value, of, path),
  markets: (value, _field, path, { dataset }) => someOf(value, BRAND_FACTS[dataset].markets, path),
  names: (value, _field, path) =>
    isTextList(value) && value.length <= 1_000 && value.every((name) => /^[\w.-]{1,64}$/.test(name))
      ? ok
      : problem(path, 'Names of letters, digits, dot and dash, one a line.'),
  link: (value, _field, path) =>
    typeof value === 'string' && isLink(value)
      ? ok
      : problem(path, 'A path (/terms), a part of the page (#login), or an address with https.'),
  web: (value, _field, path) =>
    typeof value === 'string' && isWebAddress(value) ? ok : problem(path, 'An address with https.'),
  reference: (value, { to }, path, around) => reference(value, to, path, around),
  references: (value, { to }, path, around) => {
    if (!Array.isArray(value)) return problem(path, 'A list is wanted.');
    if (new Set(value).size !== value.length) return problem(path, 'One stands there twice.');
    return value.flatMap((id, at) => reference(id, to, `${path}.${at}`, around));
  },
  picture: (value, { art }, path, around) =>
    isRecord(value)
      ? [
          ...(PICTURES[art]?.(value, path, around) ?? ok),
          ...(value['alt'] === undefined
            ? ok
            : localizedTexts(value['alt'], 'description', `${path}.alt`, (each, at) =>
                text(each, at, 120),
              )),
        ]
      : problem(path, 'Say what to draw.'),
  group: (value, { fields }, path, around) =>
    isRecord(value)
      ? [
          ...unknownFields(value, fields, `${path}.`),
          ...validateFields(value, fields, `${path}.`, around),
        ]
      : problem(path, 'Its fields are missing.'),
  list(value, { fields }, path, around) {
    if (!Array.isArray(value) || value.length > MAX_ITEMS) {
      return problem(path, `A list of at most ${MAX_ITEMS} is wanted.`);
    }
    const keys = value.map((item: unknown) => (isRecord(item) ? item['_key'] : undefined));
    return value.flatMap((item: unknown, at) => {
      if (!isRecord(item)) return problem(`${path}.${at}`, 'Its fields are missing.');
      const key = item['_key'];
      const isKey = typeof key === 'string' && KEY.test(key) && keys.indexOf(key) === at;
      return [
        ...(isKey ? ok : problem(`${path}.${at}._key`, 'Each needs a key of its own.')),
        ...unknownFields(item, fields, `${path}.${at}.`),
        ...validateFields(item, fields, `${path}.${at}.`, around),
      ];
    });
  },
};
