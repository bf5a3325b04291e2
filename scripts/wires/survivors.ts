/**
 * The faults in the wiring that no unit, view or backend test notices, and why that is right: file → name of
 * the fault (as `npm run mutate -- --wires` prints it) → reason. Such a fault must be without effect, or
 * somebody else must notice it: who, is said.
 */
export const WIRE_SURVIVORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** Reasons for faults that are noticed, or that are no longer there. @param silent names of those that survived */
export function wrongReasons(
  file: string,
  silent: readonly string[],
  reasons: Readonly<Record<string, string>> = WIRE_SURVIVORS[file] ?? {},
): string[] {
  return Object.keys(reasons)
    .filter((name) => !silent.includes(name))
    .map((name) => `explained, but noticed or gone: ${file}: ${name}`);
}
