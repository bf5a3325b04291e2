import { describe, expect, it } from 'vitest';
import { imageUrl, parseAsset, PLACEHOLDER_IMAGE } from '../../src/content/images.ts';
import { safeLink } from '../../src/content/links.ts';

const locale = { prefix: 'fi-FI' };

describe('CONT-12: an address from content is no link', () => {
  it.each([
    '#login now',
    '##login',
    '#',
    'a#login',
    '/terms of use',
    '/a\\b',
    'a/terms',
    'xhttps://example.org/',
    'see https://example.org/',
    'https:example.org',
    'https://user@example.org/',
    'https://:secret@example.org/',
    'https://exa mple.org/',
  ])('%s', (address) => {
    expect(safeLink(address, locale)).toBeUndefined();
  });

  it('when it leads out it is written as the browser reads it', () => {
    expect(safeLink(' HTTPS://Example.org ', locale)).toEqual({
      kind: 'external',
      href: 'https://example.org/',
    });
  });
});

describe('CONT-10: the name of an asset', () => {
  it.each([
    'ximage-abc-1x1-png',
    ' image-abc-1x1-png',
    'image-abc-1x1-png ',
    'image-abc-1x1-png.svg',
    'image-abc-123456x1-png',
    'image-abc-1x123456-png',
    'image-abc-x1-png',
    'image-abc-1x-png',
    'image--1x1-png',
    'image-abc-1x1-p',
    'image-abc-1x1-toolong',
    'image-abc-1x1-PNG',
  ])('"%s" is malformed', (asset) => {
    expect(parseAsset(asset)).toBeUndefined();
  });

  it('may be as long as an asset’s is', () => {
    expect(parseAsset('image-Ab9-12345x12345-a1b2c')).toEqual({
      id: 'Ab9',
      width: 12_345,
      height: 12_345,
      format: 'a1b2c',
    });
  });

  it('that is malformed shows a picture of nothing', () => {
    expect(imageUrl('', { width: 1, height: 1 }, 'northlight')).toMatch(
      /^data:image\/svg\+xml,%3Csvg /,
    );
    expect(PLACEHOLDER_IMAGE).toMatch(/%3C\/svg%3E$/);
  });

  it('CONT-09: a dataset cannot lead elsewhere', () => {
    expect(imageUrl('image-abc-2x1-png', { width: 2, height: 1 }, '../a?b')).toBe(
      '/content/images/croupier/..%2Fa%3Fb/abc-2x1.png?w=4&h=2&q=75&fm=webp',
    );
  });
});
