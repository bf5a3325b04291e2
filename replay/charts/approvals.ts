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

const approvalsFolder = join(import.meta.dirname, '..', '..', 'atlas', 'approvals');

/**
 * The last approval of a flow; undefined for a flow that nobody has approved.
 * @throws when the file was edited by hand: its chart is not the one that was signed
 */
export function readApproval(flow: string, folder = approvalsFolder): ApprovalFile | undefined {
  const file = join(folder, `${flow}.json`);
  if (!existsSync(file)) return undefined;
  const stored = JSON.parse(readFileSync(file, 'utf8')) as ApprovalFile;
  if (chartHash(stored.chart) !== stored.approval.hash)
    throw new Error(`${file} was edited: its chart is not the one that was approved`);
  return stored;
}

/** Stores a chart as signed off. @param at ISO 8601, UTC */
export function writeApproval(
  chart: ReviewedChart,
  { by, note, at }: Pick<Approval, 'by' | 'note' | 'at'>,
  folder = approvalsFolder,
): ApprovalFile {
  const approval = { by, note, at, hash: chartHash(chart) };
  const stored = { flow: chart.flow, approval, chart };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${chart.flow}.json`), `${JSON.stringify(stored, null, 1)}\n`);
  return stored;
}

/** How a chart stands to its approval, and whether that lets the check fail. */
export function standingOf(
  chart: ReviewedChart,
  folder = approvalsFolder,
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
