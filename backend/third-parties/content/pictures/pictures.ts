import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { encoded, type Encoding } from '../../../platform/http/encoding.ts';
import { describeError, type Log } from '../../../platform/log.ts';
import { takeTurns } from '../../../platform/turns.ts';
import { draw } from '../art/index.ts';
import type { ImageAsset } from '../documents.ts';
import { failure } from '../failure.ts';
import type { Asked, Colour, Packing } from './asked.ts';
import { frameOf, type Frame, type Size } from './frame.ts';
import { pixelsOf, placed } from './render.ts';
import { openDiskCache } from './disk-cache.ts';

interface PictureLimits {
  /** Pictures that are made at the same time, of one address one. */
  readonly atOnce: number;
  /** Pictures that are made, packed or wait for it, of all addresses; more are refused with 503. */
  readonly queue: number;
  /** The same of one address. */
  readonly queueOfOne: number;
  /** Bytes that kept pictures may take. */
  readonly kept: number;
}

const PICTURE_LIMITS: PictureLimits = {
  // Each holds a core, and one of Node's four threads, on which passwords and files wait, too.
  atOnce: availableParallelism() > 2 ? 2 : 1,
  queue: 600,
  // A page of a lobby, several times.
  queueOfOne: 150,
  kept: 256 * 1024 * 1024,
};

export interface PictureOptions {
  /** Where pixels and packed drawings are kept; without it each is made anew. */
  readonly folder?: string | undefined;
  readonly limits?: Partial<PictureLimits> | undefined;
}

interface Answer {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The drawings of the documents, as clients ask for them. */
export interface Pictures {
  /**
   * Names what an address shows: the same name is the same picture, on any instance.
   * @throws ContentFailure 400: more pixels than are made
   */
  nameOf(asset: ImageAsset, asked: Asked): string;
  /**
   * The picture, made once however many ask for it at the same time. A drawing with words stays a drawing: the
   * machine may have no face for them.
   * @param asker the address that asks
   * @param encoding of the drawing itself; pixels are packed as they are
   * @throws ContentFailure 400 as `nameOf`; 503: too many are being made, or it could not be made
   */
  of(asset: ImageAsset, asked: Asked, asker: string, encoding: Encoding): Promise<Answer>;
  close(): Promise<void>;
}

const SVG = 'image/svg+xml; charset=utf-8';

const TYPES: Readonly<Record<Packing, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** As the pipeline that we stand in for; an AVIF of 50 looks like a JPEG of 75. */
const QUALITY: Readonly<Record<Packing, number>> = {
  avif: 50,
  jpg: 75,
  pjpg: 75,
  png: 100,
  webp: 75,
};

/** Seconds after which a refused picture may be asked for again. */
const LATER = 5;

/** @param log told of pictures that could not be made or kept */
export function createPictures(
  { folder, limits }: PictureOptions,
  log: Pick<Log, 'warn'>,
): Pictures {
  const { atOnce, queue, queueOfOne, kept } = { ...PICTURE_LIMITS, ...limits };
  const cache = folder === undefined ? undefined : openDiskCache(folder, kept);
  const inTurn = takeTurns(atOnce);
  const within = limitWork(queue, queueOfOne);
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  const nameOf = ({ art, metadata }: ImageAsset, recipe: Recipe | Packed): string =>
    createHash('sha256')
      .update(JSON.stringify([sumOfSources(), art, metadata.dimensions, recipe]))
      .digest('hex')
      .slice(0, 40);

  const find = async (name: string, make: () => Promise<Buffer | undefined>) => {
    const found = await cache?.get(name);
    if (found) return found;
    const bytes = await make();
    if (!bytes) return undefined;
    await cache?.put(name, bytes).catch((error: unknown) => {
      log.warn(describeError(error), 'picture could not be kept');
    });
    return bytes;
  };
  /** What is kept under a name, or is made and kept now: once, however many ask. */
  const once: typeof find = async (name, make) => {
    const made = underWay.get(name) ?? find(name, make).finally(() => underWay.delete(name));
    underWay.set(name, made);
    return made;
  };

  /** @returns undefined for a drawing with words */
  const pixels = async (
    asset: ImageAsset,
    { packing, quality, drawn, frame, bg }: Pixels,
    asker: string,
  ): Promise<Buffer | undefined> => {
    const work = async (): Promise<Buffer | undefined> => {
      // In its turn: what waits holds no drawing.
      const drawing = draw(asset, drawn);
      if (drawing.includes('<text')) return undefined;
      return pixelsOf(placed(drawing, drawn, frame, bg), frame, packing, quality);
    };
    return within(asker, () =>
      inTurn(asker, work).catch((error: unknown) => {
        log.warn(describeError(error), 'picture could not be made');
        throw failure(503, 'The picture cannot be made now', LATER);
      }),
    );
  };

  return {
    nameOf: (asset, asked) => nameOf(asset, recipeFor(asset, asked)),
    async of(asset, asked, asker, encoding) {
      const recipe = recipeFor(asset, asked);
      if ('packing' in recipe) {
        const bytes = await once(nameOf(asset, recipe), () => pixels(asset, recipe, asker));
        if (bytes) return { type: TYPES[recipe.packing], bytes };
        return { type: SVG, bytes: lines(asset, sizeOf(asset, asked)) };
      }
      const make = async () => encoded[encoding](lines(asset, recipe));
      // To draw takes no time, to pack does.
      const isPacked = encoding !== 'identity';
      const packed = isPacked
        ? await once(nameOf(asset, { ...recipe, encoding }), () => within(asker, make))
        : undefined;
      return { type: SVG, bytes: packed ?? (await make()) };
    },
    close: async () => cache?.close(),
  };
}

/** All that decides about the bytes of pixels, whatever the words in which they were asked for. */
interface Pixels {
  readonly packing: Packing;
  readonly quality: number;
  /** The size of the drawing before it is placed. */
  readonly drawn: Size;
  readonly frame: Frame;
  readonly bg: Colour | null;
}

type Recipe = Pixels | Size;

/** A drawing on its way. */
interface Packed extends Size {
  readonly encoding: Encoding;
}

function recipeFor(asset: ImageAsset, asked: Asked): Recipe {
  const { fm: packing, q, bg = null } = asked;
  if (packing === undefined) return sizeOf(asset, asked);
  const quality = packing === 'png' || q === undefined ? QUALITY[packing] : q;
  const drawn = drawnFor(asset, asked);
  return { packing, quality, drawn, frame: frameOf(drawn, asked), bg };
}

/** The picture of a game is composed for another shape, where it would be cut around its middle. */
function drawnFor({ art, metadata }: ImageAsset, { w, h, fit, crop }: Asked): Size {
  const isFromMiddle = fit === 'crop' && crop.by === 'edges' && crop.x === 0.5 && crop.y === 0.5;
  return art.kind === 'game' && isFromMiddle && w !== undefined && h !== undefined
    ? { width: w, height: h }
    : metadata.dimensions;
}

/** The size of a drawing that stays one: how pixels are made changes nothing. */
function sizeOf({ metadata }: ImageAsset, { w, h }: Asked): Size {
  const { width, height } = metadata.dimensions;
  return {
    width: w ?? Math.round(h === undefined ? width : (h * width) / height),
    height: h ?? Math.round(w === undefined ? height : (w * height) / width),
  };
}

const lines = (asset: ImageAsset, size: Size): Buffer => Buffer.from(draw(asset, size));

let sum: string | undefined;

/** Names the code that draws: what an older release has drawn is not shown for what this one draws. */
const sumOfSources = (): string => (sum ??= sumSources());

function sumSources(): string {
  const art = join(import.meta.dirname, '..', 'art');
  const files = readdirSync(art, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => join(art, file));
  const hash = createHash('sha256');
  for (const file of [...files, join(import.meta.dirname, 'render.ts')]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Bounds the work that is under way or waits, of all and of one. */
function limitWork(most: number, mostOfOne: number) {
  const held = new Map<string, number>();
  let all = 0;
  const heldBy = (who: string) => held.get(who) ?? 0;
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    if (all >= most || heldBy(who) >= mostOfOne) {
      throw failure(503, 'Too many pictures are asked for', LATER);
    }
    all += 1;
    held.set(who, heldBy(who) + 1);
    try {
      return await work();
    } finally {
      all -= 1;
      held.set(who, heldBy(who) - 1);
      if (heldBy(who) === 0) held.delete(who);
    }
  };
}
