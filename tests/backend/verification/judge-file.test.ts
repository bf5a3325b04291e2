import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { judgeFile } from '../../../backend/verification/judge-file.ts';
import { pngPart } from './files.support.ts';

test('[DOC-18] a long screenshot stays wide enough to be read', async () => {
  const size = { width: 1_000, height: 16_000 };
  const given = await sharp({ create: { ...size, channels: 3, background: '#eee' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { bytes } = await judgeFile(given, 'player');
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([866, 13_856]);
});

test(
  '[DOC-18] a PNG that its maker packed better than we do is kept as a JPEG',
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
    expect((await judgeFile(given, 'player')).mediaType).toBe('image/jpeg');
  },
);
