import { afterEach, expect, test, vi } from 'vitest';
import { shrunk } from '../../src/verification/documents/shrunk.ts';
import { fewOf } from '../setup/few-of.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * A browser that draws pictures of that size.
 * @param sizes bytes of what it writes
 * @returns the sizes that it drew
 */
function drawing(width: number, height: number, sizes: { readonly png?: number } = {}) {
  const drawn: unknown[] = [];
  const close = vi.fn();
  const white = vi.fn();
  vi.stubGlobal('createImageBitmap', (_: unknown, options?: ImageBitmapOptions) => {
    drawn.push(options);
    const [w, h] = [options?.resizeWidth ?? width, options?.resizeHeight ?? height];
    return Promise.resolve({ width: w, height: h, close });
  });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      canvas = {};
      getContext = () => ({ drawImage: () => undefined, fillRect: white, canvas: this.canvas });
      convertToBlob = ({ type = '' }) =>
        Promise.resolve(
          new Blob(['small'.padEnd(type === 'image/png' ? (sizes.png ?? 0) : 0)], { type }),
        );
    },
  );
  return { drawn, close, white };
}

const photo = (type = 'image/jpeg') =>
  new File(['a large photo'], 'IMG 1.jpg', { type, lastModified: 7 });

test.each([
  [9_248, 6_936, 4_000, 3_000],
  [6_936, 9_248, 3_000, 4_000],
  [12_000, 9_000, 4_000, 3_000],
  // A screenshot of all that a page shows: by its longer side it would be 216 wide.
  [1_080, 20_000, 805, 14_907],
])('[DOC-18] a photo of %i by %i is sent as one of %i by %i', async (w, h, width, height) => {
  const { drawn, close } = drawing(w, h);
  const small = await shrunk(photo());
  expect(drawn[1]).toMatchObject({ resizeWidth: width, resizeHeight: height });
  expect(await small?.text()).toBe('small');
  expect(small).toMatchObject({ name: 'IMG 1.jpg', type: 'image/jpeg', lastModified: 7 });
  expect(close).toHaveBeenCalledTimes(2);
});

test.each(['image/jpg', 'application/octet-stream', ''])(
  '[DOC-18] a large photo is one, whatever its phone calls it: %s',
  async (type) => {
    drawing(9_248, 6_936);
    expect((await shrunk(photo(type)))?.type).toBe('image/jpeg');
  },
);

test('[DOC-18] a photo that is small enough is sent as it is', async () => {
  const { drawn } = drawing(4_000, 3_000);
  expect(await shrunk(photo())).toBeUndefined();
  expect(drawn).toHaveLength(1);
});

const LARGE = [
  [9_000, 9_000, 10],
  [2_000, 2_000, 11_000_000],
] as const;
for (const { rows, tags } of fewOf(LARGE))
  test.each(rows)(
    '[DOC-18] a PNG of %i by %i and %i bytes that is too large as one is sent as a JPEG',
    { tags },
    async (w, h, size) => {
      const { white } = drawing(w, h, { png: 11_000_000 });
      const file = new File(['x'.repeat(size)], 'scan.png', { type: 'image/png' });
      expect((await shrunk(file))?.type).toBe('image/jpeg');
      expect(white).toHaveBeenCalled();
    },
  );

test('[DOC-18] what the browser cannot draw is left to the platform', async () => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.reject(new DOMException('', 'InvalidStateError')),
  );
  expect(await shrunk(photo())).toBeUndefined();
});
