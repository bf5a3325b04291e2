import { createGlobalThemeContract } from '@vanilla-extract/css';
export { below, from, LARGE_LETTERS, TIGHT } from './tokens.ts';

/** The custom properties that a brand's theme fills. Names are short: they travel with every page. */
export const vars = createGlobalThemeContract({
  surface: 'surface',
  raised: 'raised',
  sunken: 'sunken',
  text: 'text',
  quiet: 'quiet',
  line: 'line',
  edge: 'edge',
  accent: 'accent',
  accentHover: 'accent-hover',
  onAccent: 'on-accent',
  link: 'link',
  tint: 'tint',
  positive: 'positive',
  positiveTint: 'positive-tint',
  caution: 'caution',
  cautionTint: 'caution-tint',
  critical: 'critical',
  criticalTint: 'critical-tint',
  criticalHover: 'critical-hover',
  onCritical: 'on-critical',
  focus: 'focus',
  art1: 'art1',
  art2: 'art2',
  art3: 'art3',
  art4: 'art4',
  art5: 'art5',
  art6: 'art6',
  textFont: 'text-font',
  displayFont: 'display-font',
  displayWeight: 'display-weight',
  displayTracking: 'display-tracking',
  labelWeight: 'label-weight',
  radius: 'radius',
  chip: 'chip',
  cardLine: 'card-line',
  cardShadow: 'card-shadow',
  floatShadow: 'float-shadow',
  control: 'control',
  iconStroke: 'icon-stroke',
  sectionGap: 'section-gap',
});

/** `size/line` of the seven type steps, ready for the `font` shorthand. */
export const type = createGlobalThemeContract({
  t1: 't1',
  t2: 't2',
  t3: 't3',
  t4: 't4',
  t5: 't5',
  t6: 't6',
  t7: 't7',
});

/** `font` of running text in a step. */
export const textFont = (step: string, weight = '400') => `${weight} ${step} ${vars.textFont}`;

/** `font` of a heading in a step. */
export const displayFont = (step: string) => `${vars.displayWeight} ${step} ${vars.displayFont}`;

/** The rule holds under one brand only, for differences without a token: arrangement and pattern. */
export const brand = {
  northlight: 'html[data-brand=northlight] &',
  solAlta: 'html[data-brand=sol-alta] &',
};
