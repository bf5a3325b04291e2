import type { Area, TextLine } from './layout.ts';

/** The role of a shape, which decides its ink. */
export type Role =
  | 'box'
  | 'frame'
  | 'region'
  | 'final'
  | 'head'
  | 'label'
  | 'wire'
  | 'arrow'
  | 'dot'
  | 'icon';

/** One mark of a drawing on paper, the lowest first. Lengths are px. */
export type Shape =
  | { readonly kind: 'rect'; readonly role: Role; readonly area: Area; readonly radius: number }
  | {
      readonly kind: 'path';
      readonly role: Role;
      readonly d: string;
      readonly x: number;
      readonly y: number;
      /** The area that it covers. */
      readonly bounds: Area;
    }
  | {
      readonly kind: 'text';
      readonly style: TextLine['style'];
      readonly text: string;
      readonly x: number;
      readonly y: number;
    };

/** Inks on white paper: printed without colour, nothing is lost. */
export const INK: Readonly<
  Record<Role, { fill?: string; stroke?: string; width?: number; dash?: readonly number[] }>
> = {
  box: { fill: '#ffffff', stroke: '#55585a', width: 1 },
  frame: { stroke: '#55585a', width: 1 },
  region: { stroke: '#55585a', width: 1, dash: [5, 4] },
  final: { stroke: '#55585a', width: 1 },
  head: { fill: '#f0efea' },
  label: { fill: '#ffffff' },
  wire: { stroke: '#3c3f41', width: 1.1 },
  arrow: { fill: '#3c3f41' },
  dot: { fill: '#1b1d1f' },
  icon: { stroke: '#3c3f41', width: 1.2 },
};

export const TEXT_INK = '#1b1d1f';
