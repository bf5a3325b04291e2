import type { Field, Fields, Picture } from './field.ts';

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

export const AUDIENCE: Field = {
  kind: 'choice',
  label: 'Shown to',
  of: ['authorized', 'not-authorized', 'both'],
};

/** To whom and when something shows. */
export const SHOWN: Fields = {
  authorized: AUDIENCE,
  targetAudienceOption: { kind: 'choice', label: 'Among players', of: ['no-limit', 'targeted'] },
  targetAudience: {
    kind: 'group',
    label: 'Targeted players',
    optional: true,
    fields: {
      depositGroups: {
        kind: 'choices',
        label: 'By number of deposits',
        of: ['zero', 'one', 'many'],
      },
      playerIds: { kind: 'names', label: 'By id, one a line' },
    },
  },
  markets: markets('Markets'),
  startDate: { kind: 'instant', label: 'From (UTC)', optional: true },
  endDate: { kind: 'instant', label: 'Until (UTC)', optional: true },
};

export const ID = /^[\w-]+$/;
export const SLUG = /^[a-z0-9-]{1,64}$/;
export const PATH = /^\/[\w/-]*$/;
