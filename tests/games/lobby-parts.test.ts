import { describe, expect, it } from 'vitest';
import { pageSize } from '../../machines/games/lobby/lobby.ts';
import type { TileSize } from '../../reference/game-card.ts';
import { deviceOf } from '../../reference/device.ts';
import { placeOf, searchOf } from '../../src/games/lobby/addresses.ts';
import { wholeRows } from '../../src/games/lobby/whole-rows.ts';
import { tilePicture } from '../../src/games/tile/tile-sizes.ts';

describe('LAYOUT-07: the kind of device', () => {
  it.each([
    ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36', 10],
    ['desktop', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0],
    ['desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 0],
    ['mobile', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 5],
    ['mobile', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36', 5],
    ['tablet', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Safari/537.36', 5],
    ['tablet', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148', 5],
    // What an iPad says of itself since its system is one of its own.
    ['tablet', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5],
    ['desktop', '', 0],
  ])('%s: %s', (device, userAgent, maxTouchPoints) => {
    expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device);
  });
});

describe('LOBBY-06, LOBBY-07, NS-78: a page of a category', () => {
  it.each([
    ['casino', 'desktop', 30],
    ['casino', 'tablet', 15],
    ['casino', 'mobile', 15],
    ['live', 'desktop', 60],
    ['live', 'tablet', 30],
    ['live', 'mobile', 30],
  ] as const)('of the %s lobby on a %s has %i games', (lobby, channel, size) => {
    expect(pageSize({ lobby, channel })).toBe(size);
  });
});

describe('the address of a lobby', () => {
  it('names a category, or studios, each once', () => {
    expect(placeOf('slots', {})).toEqual({ category: 'slots', studios: [] });
    expect(placeOf(undefined, { provider: 'provider.a,,provider.b,provider.a' })).toEqual({
      category: undefined,
      studios: ['provider.a', 'provider.b'],
    });
    expect(placeOf('', { provider: '' })).toEqual({ category: undefined, studios: [] });
  });

  it('names twenty studios at most', () => {
    const provider = Array.from({ length: 500 }, (_, at) => `provider.${at}`).join(',');
    expect(placeOf(undefined, { provider }).studios).toHaveLength(20);
  });

  it('is read back as it was written', () => {
    for (const studios of [[], ['provider.a'], ['provider.a', 'subProvider.b']]) {
      expect(placeOf(undefined, searchOf(studios)).studios).toEqual(studios);
    }
  });
});

describe('LOBBY-05: tiles', () => {
  const sized = (...sizes: TileSize[]) => sizes;

  it('fill whole rows', () => {
    const tiles = sized('4x', '1x', '1x', '2xv', '1x', '1x', '2xh', '1x', '1x', '1x');
    expect(wholeRows(tiles, 7)).toEqual(tiles.slice(0, 9));
    expect(wholeRows(tiles, 5)).toEqual(tiles);
    expect(wholeRows([], 7)).toEqual([]);
  });

  it('leave no cell empty beside a tile of two rows, though their cells would fill whole rows', () => {
    const tiles = sized('2xv', '2xh', '1x', '1x', '1x', '1x', '4x', '1x', '1x', '2xh');
    expect(wholeRows(tiles, 7)).toEqual(tiles.with(6, '2xh'));
  });

  it('are small where no size or two would do', () => {
    const tiles = sized('1x', '2xv', '4x', '4x', '4x', '2xh', '2xh');
    expect(wholeRows(tiles, 3)).toEqual(sized('1x', '1x', '1x', '1x', '1x', '1x'));
  });

  it('are all there where whole rows would leave out many', () => {
    const tiles = sized('4x', '4x', '4x');
    expect(wholeRows(tiles, 7)).toEqual(tiles);
    const few = sized('1x', '1x', '1x');
    expect(wholeRows(few, 2)).toEqual(few.slice(0, 2));
  });

  const id = '0123456789abcdef0123456789abcdef01234567';
  const asset = `image-${id}-800x800-svg`;
  const images = { thumbnail: asset, '2xh': asset, '2xv': asset, '4x': asset, vertical: asset };

  it('GAME-07, CONT-09: have a picture of their shape, once, twice and three times as large', () => {
    const { src, srcSet, width, height } = tilePicture(images, '2xh', 'northlight');
    const file = `/content/images/croupier/northlight/${id}-800x800.svg`;
    const at = (w: number, h: number) => `${file}?w=${w}&h=${h}&q=75&fm=webp&fit=crop`;
    expect({ width, height, src }).toEqual({ width: 240, height: 120, src: at(480, 240) });
    expect(srcSet).toBe(`${at(240, 120)} 240w, ${at(480, 240)} 480w, ${at(720, 360)} 720w`);
  });

  it('keep their room where there is no picture', () => {
    const none = { thumbnail: '', '2xh': '', '2xv': '', '4x': '', vertical: '' };
    expect(tilePicture(none, '1x', 'northlight')).toEqual({
      src: expect.stringContaining('data:image/svg+xml'),
      width: 120,
      height: 120,
    });
  });
});
