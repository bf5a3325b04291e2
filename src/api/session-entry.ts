import { sessionOf, type claimsOf } from './claims.ts';

/** The data beside the claims in local storage. */
interface StoredEntry {
  readonly sessionId?: string | undefined;
  readonly clockSkew?: number | undefined;
  /** The player has asked to log out, in one of the tabs. */
  readonly isLeaving?: boolean | undefined;
}

export function entryTextOf(
  claims: NonNullable<ReturnType<typeof claimsOf>>,
  { sessionId, clockSkew, isLeaving }: StoredEntry,
): string {
  const entry: StoredEntry = { ...sessionOf(claims), sessionId, clockSkew, isLeaving };
  return JSON.stringify(entry);
}

export function entryOf(text: string | undefined): StoredEntry {
  try {
    const { sessionId, clockSkew, isLeaving }: Record<string, unknown> = Object(
      JSON.parse(String(text)),
    );
    return {
      ...(typeof sessionId === 'string' && { sessionId }),
      ...(typeof clockSkew === 'number' && { clockSkew }),
      ...(isLeaving === true && { isLeaving }),
    };
  } catch {
    return {};
  }
}
