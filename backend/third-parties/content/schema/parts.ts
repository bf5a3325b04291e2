import type { Field, Picture } from './field.ts';

/** Fields that many types have. */

export const localized = (
  label: string,
  max: number,
  more: { long?: true; optional?: true } = {},
): Field => ({
  kind: 'localized',
  label,
  max,
  ...more,
});
export const text = (label: string, max: number, pattern?: RegExp): Field => ({
  kind: 'text',
  label,
  max,
  ...(pattern && { pattern }),
});
export const richText = (label: string): Field => ({
  kind: 'richText',
  label,
  help: 'One paragraph a line. ## heading, - point, 1. step, **strong**, [text](/address).',
});
export const flag = (label: string, help?: string): Field => ({
  kind: 'flag',
  label,
  ...(help !== undefined && { help }),
});
export const picture = (label: string, art: Picture, width: number, height: number): Field => ({
  kind: 'picture',
  label,
  art,
  box: [width, height],
});
export const link = (label: string): Field => ({
  kind: 'link',
  label,
  help: 'A path of the site (/terms), a part of the page (#login), or an address with https.',
});
export const markets = (label: string): Field => ({
  kind: 'markets',
  label,
  help: 'None means every market.',
});

export const ID = /^[\w-]+$/;
export const PATH = /^\/[\w/-]*$/;
