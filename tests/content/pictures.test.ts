import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLibrary } from '../../backend/third-parties/content/library.ts';
import type { Art, Dataset, ImageAsset } from '../../backend/third-parties/content/documents.ts';
import type { PictureOptions } from '../../backend/third-parties/content/pictures/pictures.ts';
import { startService, type RunningService } from './service.support.ts';

const library = createLibrary();
const images = (dataset: Dataset): readonly ImageAsset[] =>
  library.store.documents[dataset].flatMap((each) =>
    each._type === 'sanity.imageAsset' ? [each] : [],
  );

/** The address of a drawing of a kind, without its query. */
function pathOf(kind: Art['kind'], dataset: Dataset = 'northlight', width?: number): string {
  const found = images(dataset).find(
    ({ art, metadata }) =>
      art.kind === kind && (width === undefined || metadata.dimensions.width === width),
  );
  if (!found) throw new Error(`no ${kind}`);
  return `/content/images/croupier/${dataset}/${found._id.replace(/^image-(.*)-svg$/, '$1.svg')}`;
}

/** 960 by 540 px. */
const BANNER = pathOf('banner', 'northlight', 960);

let folder: string;
let service: RunningService;

/** Starts a service on the folder, in place of the one before. */
async function start(pictures: PictureOptions = { folder }): Promise<void> {
  await service.app.close();
  service = await startService({ library, pictures });
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${service.origin}${path}`, { headers });

async function picture(query: string, path = BANNER, headers: Record<string, string> = {}) {
  const answer = await get(`${path}${query}`, headers);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, type: answer.headers.get('content-type') };
}

const sizeOf = async (query: string, path = BANNER): Promise<string> => {
  const { width, height } = await sharp((await picture(query, path)).bytes).metadata();
  return `${width}x${height}`;
};

/** A point of a picture by its place in fractions, as red, green, blue and alpha. */
async function point(query: string, [x, y]: readonly [number, number], path = BANNER) {
  const { data, info } = await sharp((await picture(query, path)).bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1));
  return [...data.subarray(at * 4, at * 4 + 4)];
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-pictures-'));
  service = await startService({ library, pictures: { folder } });
});
afterEach(async () => {
  await service.app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('CONT-09: an image comes in the format that is asked for', () => {
  it.each([
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'heif'],
    ['jpg', 'image/jpeg', 'jpeg'],
    ['pjpg', 'image/jpeg', 'jpeg'],
    ['png', 'image/png', 'png'],
  ])('fm=%s', async (fm, type, format) => {
    const { answer, bytes } = await picture(`?w=200&h=100&q=75&fm=${fm}&fit=crop`);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toBeNull();
    const known = await sharp(bytes).metadata();
    expect(known).toMatchObject({ format, width: 200, height: 100 });
    if (format === 'jpeg') expect(known.isProgressive).toBe(fm === 'pjpg');
  });

  it('without one, the drawing at the size asked for, which can do nothing', async () => {
    const { answer, bytes } = await picture('?w=200&h=100&q=75');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(bytes.toString()).toMatch(/^<svg xmlns="[^"]+" width="200" height="100" /);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each(['br', 'gzip'])('and the drawing compressed, for who takes %s', async (encoding) => {
    const plain = await picture('', BANNER, { 'accept-encoding': 'identity' });
    expect(plain.answer.headers.get('content-encoding')).toBeNull();
    const { answer, bytes } = await picture('', BANNER, { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(bytes).toEqual(plain.bytes);
    const sent = Number(answer.headers.get('content-length'));
    expect(sent).toBeLessThan(plain.bytes.length / 2);
  });

  it.each([
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['gzip, BR', 'br'],
    ['br;q=0, gzip; q=0.2', 'gzip'],
    ['br;q=0.0, deflate', null],
    ['brotli', null],
    ['*', 'br'],
  ])('packed as the client likes best: %s', async (accepted, encoding) => {
    const { answer } = await picture('?w=32', BANNER, { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
  });

  it.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', '', 'image/avif'],
    ['image/webp,*/*', '', 'image/webp'],
    ['image/avif;q=0, image/webp;q=0.5', '', 'image/webp'],
    ['IMAGE/AVIF;q=0.5, image/webp', '', 'image/webp'],
    ['image/*,*/*;q=0.8', '', 'image/png'],
    ['*/*', '&fm=jpg', 'image/jpeg'],
    ['image/webp', '&fm=jpg', 'image/webp'],
  ])('auto=format for a browser that takes %s%s', async (accept, more, type) => {
    const { answer } = await picture(`?w=40&auto=format${more}`, BANNER, { accept });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toBe('Accept');
  });

  it('packs more closely for a lower quality', async () => {
    const length = async (q: number) => (await picture(`?w=480&fm=webp&q=${q}`)).bytes.length;
    expect(await length(20)).toBeLessThan((await length(90)) / 2);
  });

  it.each(['wordmark', 'seal'] as const)(
    'a %s stays a drawing: it has words, and a machine may have no faces',
    async (kind) => {
      const { type, bytes } = await picture('?w=80&h=80&fm=webp', pathOf(kind));
      expect(type).toBe('image/svg+xml; charset=utf-8');
      expect(bytes.toString()).toContain('<text');
    },
  );
});

describe('an image takes the size that is asked for', () => {
  it.each([
    ['', '960x540'],
    ['&w=480', '480x270'],
    ['&h=27', '48x27'],
    ['&w=100&dpr=2.5', '250x141'],
    ['&dpr=3', '960x540'],
    ['&w=1920', '1920x1080'],
    ['&w=1920&fit=max', '960x540'],
    ['&w=400&h=400', '400x225'],
    ['&w=400&h=400&fit=clip', '400x225'],
    ['&w=400&h=400&fit=crop', '400x400'],
    ['&w=400&h=400&fit=fill', '400x400'],
    ['&w=400&h=400&fit=scale', '400x400'],
    ['&w=400&h=400&fit=crop&crop=entropy', '400x400'],
    ['&w=2000&h=1200&fit=max', '960x540'],
    ['&w=2000&h=1200&fit=fillmax', '2000x1200'],
    ['&w=2000&h=2000&fit=min', '540x540'],
    ['&w=1&h=1&fit=min', '1x1'],
  ])('%s: %s', async (query, size) => {
    expect(await sizeOf(`?fm=png${query}`)).toBe(size);
  });

  it('keeps what a crop names', async () => {
    const whole = (x: number) => point('?fm=png', [x, 0.9]);
    const crop = '?fm=png&w=270&h=540&fit=crop';
    expect(await point(`${crop}&crop=left`, [0, 0.9])).toEqual(await whole(0));
    expect(await point(`${crop}&crop=top,right`, [1, 0.9])).toEqual(await whole(1));
    const centre = (await picture(crop)).bytes;
    expect((await picture(`${crop}&crop=focalpoint`)).bytes).toEqual(centre);
    const right = (await picture(`${crop}&crop=right`)).bytes;
    expect(right).not.toEqual(centre);
    expect((await picture(`${crop}&crop=focalpoint&fp-x=1`)).bytes).toEqual(right);
  });

  it('LOBBY-05: composes a game for the shape of a tile, unless a crop is named', async () => {
    const game = pathOf('game');
    const tile = async (query: string) => (await picture(`?fm=png&${query}`, game)).bytes;
    const cut = async (size: string) => tile(`${size}&fit=crop&crop=focalpoint`);
    expect(await tile('w=80&h=40&fit=crop')).not.toEqual(await cut('w=80&h=40'));
    expect(await tile('w=80&h=80&fit=crop')).toEqual(await cut('w=80&h=80'));
    expect(await sizeOf('?fm=png&w=40&h=100&dpr=2&fit=crop', game)).toBe('80x200');
  });

  it('paints what is free, and what is transparent', async () => {
    const square = '?fm=png&w=90&h=90&fit=fill';
    expect(await point(square, [0.5, 0])).toEqual([0, 0, 0, 0]);
    expect(await point(`${square}&bg=f00`, [0.5, 0])).toEqual([255, 0, 0, 255]);
    expect(await point(`${square}&bg=8000ff00`, [0.5, 0])).toEqual([0, 255, 0, 128]);
    expect(await point('?fm=jpg&w=90&h=90&fit=fill&q=100', [0.5, 0])).toEqual([255, 255, 255, 255]);
    const emblem = pathOf('emblem');
    expect(await point('?fm=png&bg=00f', [0, 0], emblem)).toEqual([0, 0, 255, 255]);
  });
});

describe('what cannot be is refused', () => {
  it.each([
    'w=0',
    'w=-1',
    'w=5000',
    'w=1e2',
    'w=1e9',
    'w=NaN',
    'w=Infinity',
    'w=',
    'w=10.5',
    'w=%31%00',
    'h=%3Cscript%3E',
    'w=1&w=2',
    'w[]=1',
    'dpr=0.5',
    'dpr=4',
    'dpr=1e1',
    'dpr=NaN',
    'dpr=.',
    'fit=cover',
    'fit=constructor',
    'fit=crop&crop=__proto__',
    'crop=top,bottom',
    'crop=left,right',
    'crop=top,left,center',
    'crop=entropy,top',
    'crop=',
    'fp-x=1.1',
    'fp-y=-0.1',
    'q=0',
    'q=101',
    'q=7.5',
    'fm=svg',
    'fm=gif',
    'fm=..%2F..%2Fpackage.json',
    'fm=WEBP',
    'auto=compress',
    'bg=12345',
    'bg=red',
    'bg=%22%2F%3E',
    'blur=2000',
    '__proto__=1',
    'constructor=1',
    'fm=avif&w=4096&h=4096',
    'fm=avif&w=4096&h=4096&fit=fill',
    'fm=webp&w=4096&dpr=3',
    'fm=webp&h=4096',
    'fm=webp&w=4096&h=1&fit=crop&crop=entropy',
  ])('%s', async (query) => {
    const answer = await get(`${BANNER}?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: expect.any(String),
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('of a large drawing, but not the drawing itself: it costs nothing', async () => {
    expect((await get(`${BANNER}?w=4096&h=4096`)).status).toBe(200);
  });

  it('the image of another brand', async () => {
    const theirs = pathOf('banner', 'sol-alta');
    expect((await get(`${theirs}?fm=webp&w=20`)).status).toBe(200);
    const answer = await get(`${theirs.replace('/sol-alta/', '/northlight/')}?fm=webp&w=20`);
    expect(answer.status).toBe(404);
  });
});

describe('pictures are kept', () => {
  const QUERY = '?w=64&fm=webp';
  const kept = async () => (await readdir(folder)).map((name) => join(folder, name));
  const only = async () => {
    const [path = '', ...more] = await kept();
    expect(more).toEqual([]);
    return path;
  };
  /** Puts other bytes in the place of the only picture, whole: who answers them has read the file. */
  const exchange = async (bytes = Buffer.from('other bytes')): Promise<Buffer> => {
    const sum = createHash('sha256').update(bytes).digest();
    await writeFile(await only(), Buffer.concat([bytes, sum]));
    return bytes;
  };

  it('over a restart, once for all words in which they may be asked for', async () => {
    await picture(QUERY);
    const bytes = await exchange();
    await start();
    expect((await picture('?fm=webp&dpr=2&w=32&q=75&fit=max')).bytes).toEqual(bytes);
    await only();
  });

  it.each([
    ['br', brotliCompressSync],
    ['gzip', gzipSync],
  ] as const)('packed drawings, too: for who takes %s', async (encoding, pack) => {
    const headers = { 'accept-encoding': encoding };
    const plain = await picture('?w=64', BANNER, { 'accept-encoding': 'identity' });
    expect(await kept()).toEqual([]);
    await picture('?w=64', BANNER, headers);
    const bytes = await exchange(pack('other lines'));
    await start();
    const again = await picture('?w=64', BANNER, headers);
    expect(again.bytes.toString()).toBe('other lines');
    expect(again.answer.headers.get('content-encoding')).toBe(encoding);
    expect(again.answer.headers.get('content-length')).toBe(`${bytes.length}`);
    const others = await picture('?w=64', BANNER, { 'accept-encoding': 'identity' });
    expect(others.bytes).toEqual(plain.bytes);
    expect(await kept()).toHaveLength(1);
  });

  it('by another instance on the same folder', async () => {
    const other = await startService({ library, pictures: { folder } });
    await fetch(`${other.origin}${BANNER}${QUERY}`);
    const bytes = await exchange();
    expect((await picture(QUERY)).bytes).toEqual(bytes);
    // Both make the same one at once.
    const address = `${BANNER}?w=90&fm=webp`;
    const both = await Promise.all([get(address), fetch(`${other.origin}${address}`)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await other.app.close();
    expect(await kept()).toHaveLength(2);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, -40)],
    ['empty', () => Buffer.alloc(0)],
    [
      'with one bit turned',
      (bytes: Buffer) => Buffer.from(bytes).fill((bytes[30] ?? 0) ^ 1, 30, 31),
    ],
  ])('and made anew where a file is %s', async (_what, damage) => {
    const { bytes } = await picture(QUERY);
    const path = await only();
    const whole = await readFile(path);
    await writeFile(path, damage(whole));
    expect((await picture(QUERY)).bytes).toEqual(bytes);
    expect(await readFile(path)).toEqual(whole);
  });

  it('and answered where they cannot be', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await start({ folder: join(file, 'below') });
    expect((await picture(QUERY)).type).toBe('image/webp');
  });

  it('until they are too many: the ones that nobody asked for lately go, and what was half written', async () => {
    const room = { folder, limits: { kept: 8 * 4_096 } };
    await start(room);
    const used = await picture('?w=3&fm=png');
    const path = await only();
    for (const w of [1, 2, 4, 5, 6]) await picture(`?w=${w}&fm=png`);
    const old = await kept();
    expect(old).toHaveLength(6);
    const half = join(folder, 'left.half');
    await writeFile(half, 'half');
    for (const each of [...old, half]) await utimes(each, 2_000, 2_000);
    await utimes(path, 1_000, 1_000);
    // The oldest is asked for again, at a service that has just started.
    await start(room);
    expect((await picture('?w=3&fm=png')).bytes).toEqual(used.bytes);
    for (const w of [7, 8, 9, 10, 11]) await picture(`?w=${w}&fm=png`);
    await service.app.close();
    const left = await kept();
    expect(left).toHaveLength(8);
    expect(left).toContain(path);
    expect(left).not.toContain(half);
  });

  it('by browsers, too: who has a picture already is told so', async () => {
    const { answer } = await picture(`${QUERY}&auto=format`);
    const etag = answer.headers.get('etag') ?? '';
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await get(`${BANNER}${QUERY}&auto=format`, { 'if-none-match': tag });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('vary')).toBe('Accept');
      expect(again.headers.get('cache-control')).toContain('immutable');
      expect(await again.text()).toBe('');
    }
    const other = await get(`${BANNER}${QUERY}`, { 'if-none-match': '"other"' });
    expect(other.status).toBe(200);
    const svg = await picture('?w=64');
    expect(svg.answer.headers.get('etag')).not.toBe(etag);
  });
});

describe('nobody asks a machine to death', () => {
  it('one picture is made once, however many ask for it at the same time', async () => {
    await start({ folder, limits: { queue: 1 } });
    const asked = Array.from({ length: 40 }, () => picture('?w=300&fm=webp'));
    const bytes = (await Promise.all(asked)).map((one) => one.bytes.toString('base64'));
    expect(new Set(bytes).size).toBe(1);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('a drawing that cannot be drawn is a refusal for now, and nothing is kept of it', async () => {
    const [banner] = images('northlight');
    if (!banner) throw new Error('no image');
    const _id = `image-${'0'.repeat(40)}-9x9-svg`;
    const art = { kind: 'banner', brand: 'nowhere', motif: '', seed: 1 } as unknown as Art;
    library.store.put('northlight', { ...banner, _id, art }, null);
    const path = `/content/images/croupier/northlight/${'0'.repeat(40)}-9x9.svg?w=9&fm=webp`;
    for (const at of [1, 2]) {
      const answer = await get(path);
      expect(answer.status, `${at}`).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({ statusCode: 503, error: 'Service Unavailable' });
    }
    library.store.clear();
    expect(await readdir(folder)).toEqual([]);
  });

  it('many sizes at once: some are made, the others are told when to come again', async () => {
    await start({ folder, limits: { queueOfOne: 3 } });
    const asked = Array.from({ length: 60 }, async (_, at) => {
      const answer = await get(`${BANNER}?w=${at + 1_000}&h=900&fit=crop&fm=webp`);
      const body = await answer.arrayBuffer();
      return { answer, size: body.byteLength };
    });
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ answer }) => answer.status === 503);
    expect(answers.filter(({ answer }) => answer.status === 200).length).toBeGreaterThanOrEqual(3);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(answers.map(({ answer }) => answer.status))).toEqual(new Set([200, 503]));
    expect(refused[0]?.answer.headers.get('retry-after')).toBe('5');
    expect(refused[0]?.answer.headers.get('cache-control')).toBe('no-store');
    // Every place is free again.
    expect((await picture('?w=7&h=21&fm=webp')).type).toBe('image/webp');
    expect((await picture('?w=7')).type).toContain('svg');
  });

  it('a drawing is packed within the same bounds; one that was packed before, or goes as it is, needs no place', async () => {
    const statusOf = async (query: string, encoding: string) =>
      (await get(`${BANNER}${query}`, { 'accept-encoding': encoding })).status;
    expect(await statusOf('?w=8', 'br')).toBe(200);
    await start({ folder, limits: { queueOfOne: 0 } });
    expect(await statusOf('?w=9', 'br')).toBe(503);
    expect(await statusOf('?w=9', 'identity')).toBe(200);
    expect(await statusOf('?w=8', 'br')).toBe(200);
  });
});
