import type { FastifyInstance } from 'fastify';
import { BRAND_COLOURS } from '../../reference/brand-colours.ts';

/** `on-accent` for `onAccent`. */
const variableOf = (role: string): string =>
  `--${role.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The colours of every brand as a style sheet, a variable for each role: `--on-accent`. A widget takes those of
 * the brand in its page's `data-brand`, and those of the first brand before that.
 */
export const brandStyles = (): string =>
  Object.entries(BRAND_COLOURS)
    .map(([brand, colours], index) => {
      const lines = Object.entries(colours).map(
        ([role, [light, dark]]) => `  ${variableOf(role)}: light-dark(${light}, ${dark});`,
      );
      const first = index === 0 ? ':root,\n' : '';
      return `${first}:root[data-brand='${brand}'] {\n${lines.join('\n')}\n}\n`;
    })
    .join('\n');

/** Serves them beside a widget, as `brands.css`. */
export function serveBrandStyles(app: FastifyInstance): void {
  app.get('/brands.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(brandStyles()),
  );
}
