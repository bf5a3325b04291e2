/** Whether a version asks for acceptance: compared as numbers, so that 10 is newer than 9 (GUARD-09). */
export function termsAreOutdated(
  accepted: number | string | undefined,
  latest: number | string | undefined,
): boolean {
  return latest !== undefined && Number(latest) > Number(accepted ?? 0);
}
