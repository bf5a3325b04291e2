import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesText } from './changes-text.ts';
import { changesBetween } from './diff.ts';
import { chartHash } from './review.ts';
import type { Approval, ReviewedChart } from './reviewed.ts';

/** A chart as it was signed off: what `atlas/approvals/<flow>.json` holds. */
export interface ApprovalFile {
  readonly flow: string;
  readonly approval: Approval;
  readonly chart: ReviewedChart;
}

export const APPROVALS_FOLDER = join(import.meta.dirname, '..', '..', 'atlas', 'approvals');

/**
 * What was signed off under a name; undefined where nothing was.
 * @throws when the file was edited by hand: what it holds is not what was signed
 */
export function readStored<Stored extends { readonly approval: Approval }>(
  name: string,
  folder: string,
  hashOf: (stored: Stored) => string,
): Stored | undefined {
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
  if (hashOf(stored) !== stored.approval.hash)
    throw new Error(`${file} was edited: what it holds is not what was approved`);
  return stored;
}

export function writeStored<Stored>(name: string, folder: string, stored: Stored): Stored {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(stored, null, 1)}\n`);
  return stored;
}

/** The last approval of a flow; undefined for a flow that nobody has approved. @throws as {@link readStored} */
export const readApproval = (flow: string, folder = APPROVALS_FOLDER): ApprovalFile | undefined =>
  readStored<ApprovalFile>(flow, folder, ({ chart }) => chartHash(chart));

/** Stores a chart as signed off. @param at ISO 8601, UTC */
export function writeApproval(
  chart: ReviewedChart,
  { by, note, at }: Pick<Approval, 'by' | 'note' | 'at'>,
  folder = APPROVALS_FOLDER,
): ApprovalFile {
  const approval = { by, note, at, hash: chartHash(chart) };
  return writeStored(chart.flow, folder, { flow: chart.flow, approval, chart });
}

/** How a chart stands to its approval, and whether that lets the check fail. */
export function standingOf(
  chart: ReviewedChart,
  folder = APPROVALS_FOLDER,
): { readonly words: string; readonly fails: boolean } {
  const approved = readApproval(chart.flow, folder);
  if (approved === undefined) {
    const words = chart.regulated ? 'not yet approved' : 'not yet approved, and need not be';
    return { words, fails: false };
  }
  const { by, at } = approved.approval;
  const signed = `approved by ${by} on ${at.slice(0, 10)}`;
  const changes = changesBetween(approved.chart, chart);
  if (changes.length === 0) return { words: signed, fails: false };
  const how = chart.regulated ? 'and changed since without an approval' : 'and changed since';
  return { words: `${signed}, ${how}\n${changesText(changes)}`, fails: chart.regulated };
}
