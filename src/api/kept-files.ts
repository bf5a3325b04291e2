import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { FileDocument } from '../../machines/verification/documents/asked.ts';

/** What was chosen and not handed in yet: a reload, or a session that ends, takes none of it away. */
interface Kept {
  readonly keptAt: number;
  readonly files: readonly File[];
}

/** A choice is kept for a day, in ms: papers of a person do not lie about for longer. */
const KEPT_FOR = 24 * 60 * 60_000;

/** Opened anew each time: it is seldom, and a connection that the browser closed stays closed. */
const store = (): UseStore => createStore('croupier-documents', 'files');

/** Whose, and of which document. */
const keyOf = (playerId: string, document: FileDocument): string => `${playerId}/${document}`;

/** The files that a player has chosen for a document; none where the browser keeps nothing. */
export async function keptFiles(
  playerId: string,
  document: FileDocument,
): Promise<readonly File[]> {
  try {
    const kept = await get<Kept>(keyOf(playerId, document), store());
    if (kept === undefined) return [];
    const isOld = kept.keptAt + KEPT_FOR < Date.now();
    if (isOld) await forgetFiles(playerId, document);
    // Not every browser brings a file back as one.
    return isOld ? [] : kept.files.filter((file) => file instanceof File);
  } catch {
    return [];
  }
}

/** Keeps what is chosen now; nothing chosen keeps nothing. */
export async function keepFiles(
  playerId: string,
  document: FileDocument,
  files: readonly File[],
): Promise<void> {
  if (files.length === 0) return forgetFiles(playerId, document);
  try {
    await set(keyOf(playerId, document), { keptAt: Date.now(), files } satisfies Kept, store());
  } catch {
    // In this page it is remembered all the same.
  }
}

export async function forgetFiles(playerId: string, document: FileDocument): Promise<void> {
  try {
    await del(keyOf(playerId, document), store());
  } catch {
    // It could not be kept either.
  }
}

/** Who signs out leaves nothing behind for whoever uses the device next. */
export async function forgetAllFiles(): Promise<void> {
  try {
    await clear(store());
  } catch {
    // Nothing is there.
  }
}
