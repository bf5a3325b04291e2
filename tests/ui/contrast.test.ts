import { describe, expect, it } from 'vitest';
import { tokens as northlight } from '../../src/brands/northlight/tokens.ts';
import { tokens as solAlta } from '../../src/brands/sol-alta/tokens.ts';
import type { ColourRole } from '../../src/ui/tokens.ts';
import { QUIET, TEXT as WRITTEN } from '../../studio/look.css.ts';
import { PALETTES } from '../../studio/palettes.ts';

/** WCAG 2.2: 4.5:1 for text, 3:1 for the outline of a control. */
const TEXT = 4.5;
const CONTROL = 3;

const grounds = ['surface', 'raised', 'sunken'] as const;
const news = ['positive', 'caution', 'critical'] as const;

type Use = readonly [front: ColourRole, ground: ColourRole, least: number];

/** Every pair that the stylesheets put together. */
const uses: readonly Use[] = [
  ...(['text', 'quiet', 'link', ...news] as const).flatMap((front) =>
    [...grounds, 'tint' as const].map((ground): Use => [front, ground, TEXT]),
  ),
  ...news.flatMap((kind): Use[] => [
    [kind, `${kind}Tint`, TEXT],
    ['text', `${kind}Tint`, TEXT],
    ['quiet', `${kind}Tint`, TEXT],
    ['link', `${kind}Tint`, TEXT],
  ]),
  ['onAccent', 'accent', TEXT],
  ['onAccent', 'accentHover', TEXT],
  ['onCritical', 'critical', TEXT],
  ['onCritical', 'criticalHover', TEXT],
  // The number of a step, and the tick in a box.
  ['surface', 'text', TEXT],
  ['surface', 'link', TEXT],
  ['raised', 'link', TEXT],
  ...[...grounds, 'tint' as const].flatMap((ground): Use[] => [
    ['edge', ground, CONTROL],
    ['focus', ground, CONTROL],
  ]),
];

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const brands = { northlight, 'sol-alta': solAlta };

for (const [name, { colours }] of Object.entries(brands)) {
  for (const [at, theme] of (['light', 'dark'] as const).entries()) {
    describe(`${name}, ${theme}`, () => {
      it.each(uses)('%s on %s reaches %d:1', (front, ground, least) => {
        const pair = [colours[front][at], colours[ground][at]] as [string, string];
        expect(contrast(...pair)).toBeGreaterThanOrEqual(least);
      });
    });
  }
}

describe('white on Sol Alta’s strip of sections', () => {
  // The strip lies on an illustration colour and always shows the dark theme's text.
  it.each([0, 1] as const)('theme %d', (theme) => {
    const { text, art3 } = solAlta.colours;
    expect(contrast(text[1], art3[theme])).toBeGreaterThanOrEqual(TEXT);
  });
});

describe('the words over Northlight’s scene, by day and by night', () => {
  const { colours } = northlight;
  /** Where the words end, a quarter of the scene shows through the fade. */
  const SHOWN = 0.25;
  const faded = (art: string, ground: string): string =>
    `#${[1, 3, 5]
      .map((at) => {
        const [over, under] = [art, ground].map((hex) =>
          Number.parseInt(hex.slice(at, at + 2), 16),
        );
        const mixed = Math.round((over ?? 0) * SHOWN + (under ?? 0) * (1 - SHOWN));
        return mixed.toString(16).padStart(2, '0');
      })
      .join('')}`;
  const drawn = ['art3', 'art4', 'art5'] as const satisfies readonly ColourRole[];
  describe.each(['light', 'dark'] as const)('%s', (theme) => {
    const at = theme === 'light' ? 0 : 1;
    it.each(drawn)('on %s', (art) => {
      const ground = faded(colours[art][at], colours.surface[at]);
      for (const front of ['text', 'quiet'] as const) {
        expect(contrast(colours[front][at], ground)).toBeGreaterThanOrEqual(TEXT);
      }
    });
  });
});

describe('two companies, one code base', () => {
  const all = ({ colours }: typeof northlight) => Object.values(colours).flat();
  const shared = (one: readonly string[], other: readonly string[]) =>
    one.filter((value) => other.includes(value));

  it('share not one colour', () => {
    expect(shared(all(northlight), all(solAlta))).toEqual([]);
  });
  it('share no face, corner or shadow', () => {
    const faces = ({ fonts }: typeof northlight) =>
      [fonts.text, fonts.display].map((stack) => stack.split(',')[0] ?? '');
    expect(shared(faces(northlight), faces(solAlta))).toEqual([]);
    expect(northlight.shape.radius).not.toBe(solAlta.shape.radius);
    expect(northlight.shape.cardShadow).not.toBe(solAlta.shape.cardShadow);
  });
  it.each(Object.entries(brands))('%s has targets of at least 44 px', (_, { shape }) => {
    expect(Number.parseInt(shape.control, 10)).toBeGreaterThanOrEqual(44);
  });
  it.each(Object.entries(brands))('%s sets lines on the 2 px grid', (_, { type }) => {
    for (const { phone, desktop } of type) {
      expect(phone[1] % 2).toBe(0);
      expect(desktop[1] % 2).toBe(0);
      expect(phone[1]).toBeGreaterThanOrEqual(phone[0]);
    }
  });
});

describe("the studio's games", () => {
  const GROUNDS = ['--ground', '--glow', '--plate'] as const;
  it.each(PALETTES.map((palette, number) => ({ number, palette })))(
    'can be read and told apart in palette $number',
    ({ palette }) => {
      for (const ground of GROUNDS) {
        for (const text of [WRITTEN, QUIET]) {
          expect(contrast(text, palette[ground] ?? ''), ground).toBeGreaterThanOrEqual(TEXT);
        }
      }
      for (const [name, colour] of Object.entries(palette)) {
        if ((GROUNDS as readonly string[]).includes(name)) continue;
        expect(contrast(colour, palette['--plate'] ?? ''), name).toBeGreaterThanOrEqual(3);
      }
      expect(contrast('#0c1217', palette['--accent'] ?? '')).toBeGreaterThanOrEqual(TEXT);
    },
  );
});
