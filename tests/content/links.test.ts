import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  imageSet,
  imageUrl,
  lineUrl,
  parseAsset,
  PLACEHOLDER_IMAGE,
} from '../../src/content/images.ts';
import { safeLink } from '../../src/content/links.ts';

const locale = { prefix: 'fi-FI' };
const origin = 'https://northlight.example';

describe('CONT-12: links that content sets', () => {
  it.each([
    ['/terms', '/fi-FI/terms'],
    ['/', '/fi-FI/'],
    [' /promotions/casino?x=1#top ', '/fi-FI/promotions/casino?x=1#top'],
    ['#login', '#login'],
  ])('%s stays on the site, with the locale', (address, href) => {
    expect(safeLink(address, locale)).toEqual({ kind: 'internal', href });
  });

  it.each(['https://www.gamblingtherapy.org/', 'HTTPS://example.org/a?b=c'])(
    '%s leads out',
    (address) => {
      expect(safeLink(address, locale)?.kind).toBe('external');
    },
  );

  it.each([
    undefined,
    '',
    'terms',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'http://example.org',
    'https://user:secret@example.org',
    'https://',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@b.example',
    '#<script>',
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
  ])('%s is no link', (address) => {
    expect(safeLink(address, locale)).toBeUndefined();
  });

  it('that leads out is written as the browser reads it', () => {
    expect(safeLink(' HTTPS://Example.org ', locale)).toEqual({
      kind: 'external',
      href: 'https://example.org/',
    });
  });

  it('whatever is set, an internal link never leaves the origin', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '//evil.example',
      '\t',
      '%2f',
      'a',
    );
    const address = fc.oneof(
      fc.array(pieces).map((each) => `/${each.join('')}`),
      fc.string(),
    );
    const stays = (each: string) => {
      const link = safeLink(each, locale);
      if (link === undefined) return true;
      const url = new URL(link.href, origin);
      return link.kind === 'internal' ? url.origin === origin : url.protocol === 'https:';
    };
    const found = fc.check(fc.property(address, stays), { numRuns: 2_000 });
    expect(found.counterexample).toBeNull();
  });
});

describe('CONT-09, CONST-13: the address of an image', () => {
  it('asks for twice the size, quality 75, webp', () => {
    const url = imageUrl('image-abc-200x100-png', { width: 100, height: 50 }, 'northlight');
    expect(url).toBe(
      '/content/images/croupier/northlight/abc-200x100.png?w=200&h=100&q=75&fm=webp',
    );
  });

  it('rounds to whole pixels', () => {
    const url = imageUrl('image-abc-200x100-png', { width: 33.3, height: 10.1 }, 'northlight');
    expect(url).toContain('w=67&h=20&');
  });

  it.each([
    ['of its shape', { width: 480, height: 270 }, null],
    ['of its shape but for rounding', { width: 33.3, height: 18.7 }, null],
    ['of another shape', { width: 480, height: 120 }, 'crop'],
  ])('asks for a size %s', (_what, size, fit) => {
    const url = imageUrl('image-abc-960x540-svg', size, 'northlight');
    expect(new URL(url, origin).searchParams.get('fit')).toBe(fit);
  });

  it('offers a screen of few points half of them', () => {
    const { src, srcSet } = imageSet(
      'image-abc-960x540-png',
      { width: 480, height: 270 },
      'northlight',
    );
    expect(srcSet?.split(', ')).toEqual([
      `${src.replace('w=960&h=540', 'w=480&h=270')} 480w`,
      `${src} 960w`,
    ]);
    expect(imageSet('odd', { width: 1, height: 1 }, 'northlight')).toEqual({
      src: PLACEHOLDER_IMAGE,
    });
    expect(imageSet('image-abc-2x1-svg', { width: 2, height: 1 }, 'northlight')).toEqual({
      src: '/content/images/croupier/northlight/abc-2x1.svg?w=4&h=2',
    });
  });

  it.each([
    ['svg', 'abc-64x64.svg?w=80&h=80'],
    ['png', 'abc-64x64.png?w=80&h=80&q=75&fm=webp'],
  ])('leaves a drawing in lines: %s', (format, address) => {
    const url = lineUrl(`image-abc-64x64-${format}`, { width: 40, height: 40 }, 'northlight');
    expect(url).toBe(`/content/images/croupier/northlight/${address}`);
  });
});

describe('CONT-10: the name of an asset', () => {
  it('has an id, a size and a format', () => {
    expect(parseAsset('image-abc-200x100-png')).toEqual({
      id: 'abc',
      width: 200,
      height: 100,
      format: 'png',
    });
  });

  it.each([
    '',
    'abc',
    'file-abc-pdf',
    'image-abc-200-png',
    'image-abc-200x100',
    'image-a/b-1x1-png',
    'image-abc-1x1-p?g',
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
  ])('%s is malformed: a placeholder stands in', (asset) => {
    expect(imageUrl(asset, { width: 1, height: 1 }, 'northlight')).toBe(PLACEHOLDER_IMAGE);
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
