import { createHash } from 'node:crypto';
import type { Art, ContentDocument, Dataset, Image, ImageAsset } from '../documents.ts';
import { portableText } from '../portable-text.ts';
import type { Field, Fields, Picture, Source } from '../schema/field.ts';
import { schemaOf } from '../schema/schemas.ts';
import { isRecord } from '../schema/values.ts';
import { referenceTo } from './reference.ts';

/** Documents as the service answers with them, made from valid sources. */
export function compile(dataset: Dataset, sources: readonly Source[]): readonly ContentDocument[] {
  const styles = new Map(
    sources.flatMap(({ _id, style }) => (typeof style === 'string' ? [[_id, style] as const] : [])),
  );
  const made = sources.map((source) => {
    const { style = styles.get(String(source['provider'])) } = source;
    return compileOne(source, dataset, typeof style === 'string' ? style : '');
  });
  const assets = new Map(
    made.flatMap(({ assets: each }) => each.map((asset) => [asset._id, asset] as const)),
  );
  return [...withMethodBanners(made.map(({ document }) => document)), ...assets.values()];
}

interface Compiled {
  readonly dataset: Dataset;
  readonly style: string;
  readonly document: ContentDocument;
  readonly assets: readonly ImageAsset[];
}

/** A document is made anew for every publication of another: thousands are not. */
const compiled = new WeakMap<Source, Compiled>();

function compileOne(source: Source, dataset: Dataset, style: string): Compiled {
  const known = compiled.get(source);
  if (known?.dataset === dataset && known.style === style) return known;
  const assets = new Map<string, ImageAsset>();
  const fields = schemaOf(source._type)?.fields ?? {};
  const values = compileFields(source, fields, { dataset, style, assets });
  const { _id, _type, _updatedAt } = source;
  // The schema of each type says what its document holds, and the source was checked against it.
  const document = { _id, _type, _updatedAt, ...values } as unknown as ContentDocument;
  const made = { dataset, style, document, assets: [...assets.values()] };
  compiled.set(source, made);
  return made;
}

interface Context {
  readonly dataset: Dataset;
  /** How the document's provider has its games drawn. */
  readonly style: string;
  readonly assets: Map<string, ImageAsset>;
}

function compileFields(
  value: Readonly<Record<string, unknown>>,
  fields: Fields,
  context: Context,
): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const given = value[name];
    if (given !== undefined) made[name] = compileValue(given, field, context);
    else if (field.kind === 'reference') made[name] = null;
  }
  return made;
}

function compileValue(value: unknown, field: Field, context: Context): unknown {
  switch (field.kind) {
    case 'richText':
      return Object.fromEntries(
        Object.entries(value as Record<string, readonly string[]>).map(([code, lines]) => [
          code,
          portableText(lines),
        ]),
      );
    case 'reference':
      return referenceTo(value as string);
    case 'references':
      return (value as readonly string[]).map(referenceTo);
    case 'picture':
      return image(value as PictureSource, field.art, field.box, context);
    case 'group':
      return compileFields(value as Record<string, unknown>, field.fields, context);
    case 'list':
      return (value as readonly Record<string, unknown>[]).map((item) => ({
        _key: item['_key'],
        ...compileFields(item, field.fields, context),
      }));
    default:
      return value;
  }
}

type PictureSource = Readonly<Record<string, unknown>>;

/** In the order in which the id is derived: another order would be another id. */
function artOf(source: PictureSource, kind: Picture, { dataset: brand, style }: Context): Art {
  const { motif, seed, symbol, market, initials, text } = source as Record<string, string>;
  switch (kind) {
    case 'banner':
      return { kind, brand, motif: motif ?? '', seed: Number(seed) };
    case 'emblem':
      return { kind, brand, symbol: symbol as 'bank' };
    case 'flag':
      return { kind, market: market ?? '' };
    case 'game':
      return { kind, style, motif: motif ?? '', seed: Number(seed) };
    case 'studio':
      return { kind, style, seed: Number(seed) };
    case 'seal':
      return { kind, brand, initials: initials ?? '' };
    default:
      return { kind, brand, text: text ?? '' };
  }
}

/** An image field; its asset is the drawing, whose id follows from what is drawn (CONT-10). */
function image(
  source: PictureSource,
  kind: Picture,
  [width, height]: readonly [number, number],
  context: Context,
): Image {
  const art = artOf(source, kind, context);
  const assetId = createHash('sha1')
    .update(JSON.stringify([art, width, height]))
    .digest('hex');
  const _id = `image-${assetId}-${width}x${height}-svg`;
  context.assets.set(_id, {
    _id,
    _type: 'sanity.imageAsset',
    assetId,
    extension: 'svg',
    mimeType: 'image/svg+xml',
    metadata: { dimensions: { width, height } },
    art,
  });
  const { alt } = source;
  return {
    _type: 'image',
    asset: { _type: 'reference', _ref: _id },
    alt: isRecord(alt) ? alt : {},
  };
}

/** A market shows the pictograms of its payment methods, in their order. */
function withMethodBanners(documents: readonly ContentDocument[]): readonly ContentDocument[] {
  const logos = new Map(
    documents.flatMap((each) => (each._type === 'paymentMethod' ? [[each._id, each.logo]] : [])),
  );
  return documents.map((each) =>
    each._type === 'market'
      ? {
          ...each,
          paymentMethodBanners: each.paymentMethods
            .map(({ _ref }) => logos.get(_ref))
            .filter((logo) => logo !== undefined),
        }
      : each,
  );
}
