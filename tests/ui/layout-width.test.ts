import { expect, test } from 'vitest';
import { below, from } from '../../src/ui/tokens.ts';

/** The media queries that a screen of so many CSS pixels fulfils. */
const widthOf = (query: string): number => Number(/: ([\d.]+)px/.exec(query)?.[1]);
const isPhone = (width: number) => width <= widthOf(below.lg);
const isLarge = (width: number) => width >= widthOf(from.lg);

test('[LAYOUT-01] below 1024 px a screen has the layout of a phone, from there the large one', () => {
  expect(below.lg).toContain('max-width');
  expect(from.lg).toContain('min-width');
  // A zoomed screen has fractions of a pixel: none falls between the two layouts.
  for (const width of [320, 1023, 1023.9, 1024, 1440])
    expect({ width, phone: isPhone(width), large: isLarge(width) }).toEqual({
      width,
      phone: width < 1024,
      large: width >= 1024,
    });
});
