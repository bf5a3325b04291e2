import { createHash } from 'node:crypto';
import type { Art, ContentDocument, Dataset, Image, ImageAsset, Reference } from '../documents.ts';
import { portableText } from '../portable-text.ts';
import type { Field, Fields, Picture, Source } from '../schema/field.ts';
import { schemaOf } from '../schema/schemas.ts';
import { isRecord } from '../schema/values.ts';

/** Documents as the service answers with them, made from valid sources. */
export function compile(dataset: Dataset, sources: readonly Source[]): readonly ContentDocument[] {
  const assets = new Map<string, ImageAsset>();
  const documents = sources.map((source) => {
    const compiled = compileFields(source, schemaOf(source._type)?.fields ?? {}, {
      dataset,
      assets,
    });
    const { _id, _type, _updatedAt } = source;
    // The schema of each type says what its document holds, and the source was checked against it.
    return { _id, _type, _updatedAt, ...compiled } as unknown as ContentDocument;
  });
  return [...withMethodBanners(documents), ...assets.values()];
}

interface Context {
  readonly dataset: Dataset;
  readonly assets: Map<string, ImageAsset>;
}

const compileFields = (
  value: Readonly<Record<string, unknown>>,
  fields: Fields,
  context: Context,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const given = value[name];
      if (given !== undefined) return [[name, compileValue(given, field, context)]];
      return field.kind === 'reference' ? [[name, null]] : [];
    }),
  );

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

const referenceTo = (id: string): Reference => ({
  _type: 'reference',
  _ref: id,
  _key: id.replaceAll('.', '-'),
});

type PictureSource = Readonly<Record<string, unknown>>;

/** In the order in which the id is derived: another order would be another id. */
function artOf(source: PictureSource, kind: Picture, brand: Dataset): Art {
  const { motif, seed, symbol, market, initials, text } = source as Record<string, string>;
  switch (kind) {
    case 'banner':
      return { kind, brand, motif: motif ?? '', seed: Number(seed) };
    case 'emblem':
      return { kind, brand, symbol: symbol as 'bank' };
    case 'flag':
      return { kind, market: market ?? '' };
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
  { dataset, assets }: Context,
): Image {
  const art = artOf(source, kind, dataset);
  const assetId = createHash('sha1')
    .update(JSON.stringify([art, width, height]))
    .digest('hex');
  const _id = `image-${assetId}-${width}x${height}-svg`;
  assets.set(_id, {
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
