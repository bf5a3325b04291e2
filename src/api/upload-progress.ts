import { useSyncExternalStore } from 'react';

/**
 * The longest that the shown progress moves on without a report from the line, in ms: an upload that stands still
 * must look so.
 */
const CARRIED = 1_000;

/** The browser's last report on a file that is on its way: parts from 0 to 1, times in ms. */
interface Report {
  readonly part: number;
  readonly at: number;
  /** Part per ms. */
  readonly speed: number;
}

const reports = new WeakMap<Blob, Report>();
const shown = new WeakMap<Blob, number>();
const listeners = new Set<() => void>();

function show(file: Blob, part: number): void {
  shown.set(file, part);
  for (const listener of listeners) listener();
}

/** Says how far a file is; 0 begins anew. */
export function tellProgress(file: Blob, part: number): void {
  const at = performance.now();
  const last = part === 0 ? undefined : reports.get(file);
  const speed = last && at > last.at ? (part - last.part) / (at - last.at) : 0;
  reports.set(file, { part, at, speed });
  // Progress that was shown ahead is not taken back.
  show(file, last ? Math.max(part, shown.get(file) ?? 0) : part);
}

/**
 * Goes on at the speed of the last report: on a slow line the browser reports most of a second at once, which
 * looks like standing still.
 */
export function carryOn(file: Blob): void {
  const report = reports.get(file);
  if (!report) return;
  const { part, at, speed } = report;
  const ahead = part + speed * Math.min(performance.now() - at, CARRIED);
  // Only the line itself reports the last of it.
  if (ahead < 1 && ahead > (shown.get(file) ?? 0)) show(file, ahead);
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** How much of a file has left this device, from 0 to 1. */
export const useProgress = (file: Blob | undefined): number =>
  useSyncExternalStore(
    listen,
    () => (file === undefined ? 0 : (shown.get(file) ?? 0)),
    () => 0,
  );
