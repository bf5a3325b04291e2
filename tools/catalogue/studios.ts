import type { BrandId } from '../../reference/brands.ts';

/** Made-up studios. None is a real one, and none of their games is. */
export interface Studio {
  readonly slug: string;
  readonly title: string;
  /** See `art/games`. */
  readonly style: string;
  /** Countries where its games cannot be played. */
  readonly restricted?: readonly string[];
  /** The lobby shows them there nevertheless. */
  readonly withoutOverlay?: true;
  /** Live tables in its rooms. */
  readonly tables?: number;
  /** The one brand that has it; none: both. */
  readonly brand?: BrandId;
  readonly subStudios?: readonly SubStudio[];
}

interface SubStudio {
  readonly slug: string;
  readonly title: string;
  readonly restricted?: readonly string[];
}

export const STUDIOS: readonly Studio[] = [
  { slug: 'amber-kettle', title: 'Amber Kettle', style: 'papercut-dusk' },
  { slug: 'nine-herons', title: 'Nine Herons', style: 'woodcut-grove' },
  { slug: 'polar-lantern', title: 'Polar Lantern', style: 'hairline-frost' },
  { slug: 'tin-parade', title: 'Tin Parade', style: 'comic-candy', restricted: ['CA', 'NZ'] },
  {
    slug: 'salt-and-compass',
    title: 'Salt & Compass',
    style: 'poster-coast',
    subStudios: [{ slug: 'driftwood-desk', title: 'Driftwood Desk' }],
  },
  { slug: 'glasshouse-row', title: 'Glasshouse Row', style: 'glass-dusk', tables: 20 },
  { slug: 'velvet-meridian', title: 'Velvet Meridian', style: 'deco-dusk', tables: 20 },
  {
    slug: 'circuit-orchard',
    title: 'Circuit Orchard',
    style: 'neon-candy',
    subStudios: [{ slug: 'low-voltage-lab', title: 'Low Voltage Lab' }],
  },
  {
    slug: 'brass-otter',
    title: 'Brass Otter',
    style: 'jewel-ember',
    tables: 20,
    subStudios: [{ slug: 'river-clasp', title: 'River Clasp' }],
  },
  {
    slug: 'azulmar',
    title: 'Azulmar',
    style: 'ceramic-coast',
    subStudios: [{ slug: 'casa-de-barro', title: 'Casa de Barro' }],
  },
  { slug: 'quiet-thunder', title: 'Quiet Thunder', style: 'neon-dusk' },
  {
    slug: 'fern-and-fable',
    title: 'Fern & Fable',
    style: 'papercut-grove',
    subStudios: [
      { slug: 'mossy-door', title: 'Mossy Door' },
      { slug: 'thimble-row', title: 'Thimble Row' },
    ],
  },
  { slug: 'copperplate-press', title: 'Copperplate Press', style: 'woodcut-ember' },
  { slug: 'old-harbour-mill', title: 'Old Harbour Mill', style: 'poster-dusk', tables: 20 },
  {
    slug: 'kite-and-crown',
    title: 'Kite & Crown',
    style: 'jewel-candy',
    subStudios: [{ slug: 'tiny-regent', title: 'Tiny Regent', restricted: ['FI', 'CL'] }],
  },
  { slug: 'tessellate-lab', title: 'Tessellate Lab', style: 'ceramic-grove' },
  { slug: 'loud-pencil', title: 'Loud Pencil', style: 'comic-coast' },
  { slug: 'rosewindow', title: 'Rosewindow', style: 'glass-candy' },
  {
    slug: 'gilt-avenue',
    title: 'Gilt Avenue',
    style: 'deco-frost',
    tables: 20,
    subStudios: [{ slug: 'marquee-nine', title: 'Marquee Nine', restricted: ['SE', 'PE'] }],
  },
  {
    slug: 'fjordline-works',
    title: 'Fjordline Works',
    style: 'hairline-coast',
    restricted: ['PT'],
  },
  {
    slug: 'sunday-engine',
    title: 'Sunday Engine',
    style: 'comic-ember',
    restricted: ['BR', 'NO'],
    withoutOverlay: true,
  },
  { slug: 'lark-foundry', title: 'Lark Foundry', style: 'woodcut-frost', restricted: ['NO', 'TR'] },
  { slug: 'seven-terraces', title: 'Seven Terraces', style: 'ceramic-ember' },
  { slug: 'night-tram', title: 'Night Tram', style: 'neon-frost', tables: 20 },
  { slug: 'paper-sparrow', title: 'Paper Sparrow', style: 'papercut-coast' },
  { slug: 'ember-hall', title: 'Ember Hall', style: 'poster-ember' },
  { slug: 'skerry-games', title: 'Skerry Games', style: 'hairline-grove', brand: 'northlight' },
  {
    slug: 'winter-carousel',
    title: 'Winter Carousel',
    style: 'glass-frost',
    brand: 'northlight',
    tables: 8,
  },
  { slug: 'birch-and-brass', title: 'Birch & Brass', style: 'deco-grove', brand: 'northlight' },
  { slug: 'moonpress', title: 'Moonpress', style: 'jewel-dusk', brand: 'northlight' },
  { slug: 'praia-norte', title: 'Praia Norte', style: 'hairline-grove', brand: 'sol-alta' },
  { slug: 'vitral-vivo', title: 'Vitral Vivo', style: 'glass-frost', brand: 'sol-alta', tables: 8 },
  { slug: 'palmeira-e-filhas', title: 'Palmeira & Filhas', style: 'deco-grove', brand: 'sol-alta' },
  { slug: 'lua-larga', title: 'Lua Larga', style: 'jewel-dusk', brand: 'sol-alta' },
];
