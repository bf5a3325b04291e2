import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locate } from '../../atlas/build/locate.ts';
import { snapshotOf } from '../../machines/engine/snapshot.ts';
import { FLOWS } from '../../machines/registry.ts';

const root = join(import.meta.dirname, '..', '..');

/** The text that an address such as `machines/…/machine.ts:12` points to. */
function lineAt(address: string | undefined): string {
  const [file = '', line = ''] = address?.split(':') ?? [];
  return readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
}

describe.each(FLOWS.map((flow) => ({ id: flow.id, chart: snapshotOf(flow) })))(
  '$id',
  ({ chart }) => {
    const lines = locate(join(root, 'machines'), chart);

    test('every state is found where its name is written', () => {
      const missed = chart.states
        .filter(({ parent }) => parent !== undefined)
        .filter(({ id, key }) => !lineAt(lines.get(id)).includes(key));
      expect(missed.map(({ id }) => `${id}: ${lineAt(lines.get(id))}`)).toEqual([]);
    });

    test('every transition is found, on a line of its own or at its state', () => {
      const missed = chart.transitions.filter(({ id }) => lines.get(id) === undefined);
      expect(missed.map(({ id }) => id)).toEqual([]);
    });

    test('at least nine in ten transitions are found on a line of their own', () => {
      const own = chart.transitions.filter(({ id, source }) => lines.get(id) !== lines.get(source));
      expect(own.length).toBeGreaterThanOrEqual(Math.ceil(chart.transitions.length * 0.9));
    });
  },
);
