/**
 * The tokens that a brand must define for the kit to be drawn. Names say the role, never the hue. Plain data,
 * so that a test computes every contrast from it.
 */

/** A colour in the light and in the dark theme, `#rrggbb`. */
export type Pair = readonly [light: string, dark: string];

export interface Colours {
  /** The page. */
  readonly surface: Pair;
  /** Cards, fields, menus: surfaces on the page. */
  readonly raised: Pair;
  /** Wells and bands: surfaces in the page. */
  readonly sunken: Pair;
  readonly text: Pair;
  /** Help, captions, secondary text. */
  readonly quiet: Pair;
  /** Hairlines that only divide. */
  readonly line: Pair;
  /** Borders by which a control is recognised: 3:1. */
  readonly edge: Pair;
  /** Fill of the one primary action. */
  readonly accent: Pair;
  readonly accentHover: Pair;
  readonly onAccent: Pair;
  /** Links, checked controls, the current place. */
  readonly link: Pair;
  /** Ground of a selected element. */
  readonly tint: Pair;
  readonly positive: Pair;
  readonly positiveTint: Pair;
  readonly caution: Pair;
  readonly cautionTint: Pair;
  readonly critical: Pair;
  readonly criticalTint: Pair;
  readonly criticalHover: Pair;
  readonly onCritical: Pair;
  readonly focus: Pair;
  /** Illustration only: never under or as text. */
  readonly art1: Pair;
  readonly art2: Pair;
  readonly art3: Pair;
  readonly art4: Pair;
  readonly art5: Pair;
  readonly art6: Pair;
}

export type ColourRole = keyof Colours;

/** One of seven type sizes: size and fixed line height in px, the phone's first. */
export interface TypeStep {
  readonly phone: readonly [size: number, line: number];
  readonly desktop: readonly [size: number, line: number];
}

export interface Tokens {
  readonly colours: Colours;
  readonly fonts: {
    /** Font stacks, the metric-matched fallback after the face. */
    readonly text: string;
    readonly display: string;
    readonly displayWeight: string;
    readonly displayTracking: string;
    readonly labelWeight: string;
  };
  /** From the smallest to the largest; the third is running text. */
  readonly type: readonly [TypeStep, TypeStep, TypeStep, TypeStep, TypeStep, TypeStep, TypeStep];
  readonly shape: {
    /** Corner of controls, cards and pictures. */
    readonly radius: string;
    /** Corner of chips and badges. */
    readonly chip: string;
    /** Border of a card, `transparent` where a shadow replaces it. */
    readonly cardLine: string;
    readonly cardShadow: string;
    /** Shadow of menus, modals and toasts. */
    readonly floatShadow: string;
    /** Least height of a control, at least 44 px. */
    readonly control: string;
    readonly iconStroke: string;
    /** Space between the sections of a page. */
    readonly sectionGap: string;
  };
}

/** Lower edges of the layout classes in px (LAYOUT-02, CONST-07). */
export const BREAKPOINTS = { xs: 0, sm: 320, md: 768, lg: 1024, xl: 1440 } as const;

/** Below this width the mobile layout applies (LAYOUT-01). @specification */
export const MOBILE_BELOW = BREAKPOINTS.lg;

/** The eight steps of the 4 px grid. */
export const SPACE = {
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '24px',
  s6: '32px',
  s7: '48px',
  s8: '80px',
} as const;

/** Media queries of wide and of narrow screens; a fractional width, as zoom makes it, belongs to one of them. */
export const from = {
  md: `(min-width: ${BREAKPOINTS.md}px)`,
  lg: `(min-width: ${BREAKPOINTS.lg}px)`,
} as const;

/** Wide enough for a row of sections, and hardly for more. */
export const TIGHT = `${from.lg} and (max-width: ${BREAKPOINTS.xl - 0.02}px)`;

export const below = {
  md: `(max-width: ${BREAKPOINTS.md - 0.02}px)`,
  lg: `(max-width: ${BREAKPOINTS.lg - 0.02}px)`,
  xl: `(max-width: ${BREAKPOINTS.xl - 0.02}px)`,
} as const;

/** A phone on its side. */
export const LOW = '(max-height: 460px)';

/**
 * Few letters fit beside one another: the player has made them larger, on a phone. With those of the browser no
 * page is so narrow, because `em` is the size that was chosen there.
 */
export const LARGE_LETTERS = '(max-width: 19.99em)';
