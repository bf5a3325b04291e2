import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { plainPicture, type PlainPicture } from '../../../backend/verification/picture.ts';
import { hugePng } from './attacks.support.ts';
import { pngPart } from './files.support.ts';

/** Every file that was unfolded, also for its size alone. */
const unfolded = vi.hoisted((): unknown[] => []);
vi.mock('sharp', async (load) => {
  const { default: real } = await load<{ default: typeof sharp }>();
  const counted = (...given: Parameters<typeof real>) => {
    unfolded.push(given[0]);
    return real(...given);
  };
  return { default: Object.assign(counted, real) };
});

/** The drawing of a picture, here in the thread of the test; the attacks do it over the network. */

async function drawn(...given: Parameters<typeof plainPicture>): Promise<PlainPicture> {
  const picture = await plainPicture(...given);
  if (typeof picture === 'string') throw new Error(picture);
  return picture;
}

test.each([
  ['twenty thousand by as many', 20_000, 20_000, 'pixels'],
  ['one long line', 32_001, 1, 'pixels'],
  ['more than it has', 5_000, 5_000, 'content'],
] as const)('[DOC-18] a picture that says %s is refused', async (_, width, height, fault) => {
  expect(await plainPicture(hugePng(width, height), 'image/png')).toBe(fault);
});

test('[DOC-18] a long screenshot stays wide enough to be read', async () => {
  const size = { width: 1_000, height: 16_000 };
  const given = await sharp({ create: { ...size, channels: 3, background: '#eee' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { bytes } = await drawn(given, 'image/png');
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([866, 13_856]);
});

test(
  '[DOC-18] a PNG that its maker packed better than we do is kept as a JPEG, and unfolded once',
  { tags: 'long' },
  async () => {
    const [width, height] = [3_400, 2_800];
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head.set([8, 3], 8);
    const lines = Buffer.concat(
      Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), randomBytes(width)])),
    );
    const given = Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      pngPart('IHDR', head),
      pngPart('PLTE', randomBytes(768)),
      pngPart('IDAT', deflateSync(lines, { level: 1 })),
      pngPart('IEND', Buffer.alloc(0)),
    ]);
    expect((await drawn(given, 'image/png')).mediaType).toBe('image/jpeg');
    // And once for its size.
    expect(unfolded.filter((one) => one === given)).toHaveLength(2);
  },
);

const [wide, high] = [64, 64];
const points = Buffer.from(Array.from({ length: wide * high * 3 }, (_, at) => (at * 37) % 251));
const camera = (progressive: boolean) =>
  sharp(points, { raw: { width: wide, height: high, channels: 3 } })
    .jpeg({ progressive })
    .toBuffer();

test.each([0, 9])(
  '[DOC-18] a photo without its end mark is kept, whatever stands in its place: %i bytes',
  async (stray) => {
    const whole = await camera(true);
    const given = Buffer.concat([whole.subarray(0, -2), Buffer.alloc(stray)]);
    const [drawnWhole, drawnGiven] = [
      await drawn(whole, 'image/jpeg'),
      await drawn(given, 'image/jpeg'),
    ];
    expect(drawnGiven.bytes.equals(drawnWhole.bytes)).toBe(true);
  },
);

test.each([0, 9])(
  '[DOC-18] one that lacks lines before that is damaged: %i bytes',
  async (stray) => {
    const whole = await camera(false);
    const half = whole.subarray(0, Math.floor(whole.length * 0.75));
    const given = Buffer.concat([half, Buffer.alloc(stray)]);
    expect(await plainPicture(given, 'image/jpeg')).toBe('content');
  },
);
