import type { Change } from '../../atlas/data.ts';

const SIGNS = { added: '+', removed: '-', changed: '~' } as const;

/** Changes as text, a line for each and one below for each detail. */
export const changesText = (changes: readonly Change[]): string =>
  changes
    .flatMap(({ kind, of, id, details }) => [
      `  ${SIGNS[kind]} ${of} ${id}`,
      ...details.map((detail) => `      ${detail}`),
    ])
    .join('\n');
