import { changeGroups } from './diff.ts';
import type { Change } from './reviewed.ts';

const SIGNS = { added: '+', removed: '-', changed: '~' } as const;

/**
 * Changes as text: a heading for the changed parts and one for the consequences, a line for each change and one
 * below for each detail.
 */
export const changesText = (changes: readonly Change[]): string =>
  changeGroups(changes)
    .flatMap((group) => [
      `  ${group.heading}:`,
      ...group.changes.flatMap(({ kind, of, id, name, details }) => [
        `  ${SIGNS[kind]} ${of} ${name}  (${id})`,
        ...details.map((detail) => `      ${detail}`),
      ]),
    ])
    .join('\n');
