import { clear, createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import type { FileDocument } from '../../machines/verification/documents/asked.ts';
import type { DocumentKind } from '../../machines/verification/documents/kinds.ts';
import { breakSeal, tabSeal, type TabSeal } from './tab-seal.ts';

/** The files chosen for one document and not handed in yet. */
export interface Choice {
  readonly kind: DocumentKind | undefined;
  readonly files: readonly File[];
}

/** One file, of which not even the name can be read. */
interface SealedFile {
  readonly head: ArrayBuffer;
  readonly body: ArrayBuffer;
}

interface Kept {
  /** On this device's clock, ms. */
  readonly keptAt: number;
  readonly kind: DocumentKind | undefined;
  readonly files: readonly SealedFile[];
}

/**
 * A choice is kept for so long after its last change, in ms: a person who looks for a paper may be away for so
 * long.
 */
const KEPT_FOR = 2 * 60 * 60_000;

const NOTHING: Choice = { kind: undefined, files: [] };

/** Opened anew each time: it is seldom, and a connection that the browser closed stays closed. */
const store = (): UseStore => createStore('croupier-documents', 'files');

/** The key of a choice: its player, tab and document. */
const keyOf = (playerId: string, tab: string, document: FileDocument): string =>
  `${playerId}/${tab}/${document}`;

/** Sealed once, however often the choice around it changes. */
const sealedFiles = new WeakMap<File, { about: string; sealed: Promise<SealedFile> }>();

function sealFile(seal: TabSeal, file: File, about: string): Promise<SealedFile> {
  const known = sealedFiles.get(file);
  if (known?.about === about) return known.sealed;
  const { name, type, lastModified } = file;
  const head = new TextEncoder().encode(JSON.stringify({ name, type, lastModified }));
  const sealed = (async (): Promise<SealedFile> => ({
    head: await seal.seal(head, about),
    body: await seal.seal(await file.arrayBuffer(), about),
  }))();
  sealedFiles.set(file, { about, sealed });
  return sealed;
}

async function openFile(seal: TabSeal, { head, body }: SealedFile, about: string): Promise<File> {
  const told: unknown = JSON.parse(new TextDecoder().decode(await seal.open(head, about)));
  const { name, type, lastModified } = told as Pick<File, 'name' | 'type' | 'lastModified'>;
  return new File([await seal.open(body, about)], name, { type, lastModified });
}

/** Deletes choices that are too old, or that somebody else made on this device. */
async function sweep(playerId: string): Promise<void> {
  const outdated = Date.now() - KEPT_FOR;
  const all = await entries<string, Partial<Kept> | undefined>(store());
  const gone = all.flatMap(([key, kept]) => {
    const isOwn = key.startsWith(`${playerId}/`) && (kept?.keptAt ?? 0) > outdated;
    return isOwn ? [] : [key];
  });
  await delMany(gone, store());
}

/** The latest choices of this page, by key: they are here before they are written. */
const latest = new Map<string, Choice>();

/** The choice that a player made in this tab for a document; nothing where the browser keeps nothing. */
export async function keptChoice(playerId: string, document: FileDocument): Promise<Choice> {
  try {
    const seal = tabSeal();
    if (seal === undefined) return NOTHING;
    const about = keyOf(playerId, seal.tab, document);
    const own = latest.get(about);
    if (own !== undefined) return own;
    await sweep(playerId);
    const kept = await get<Kept>(about, store());
    if (kept === undefined) return NOTHING;
    const files = await Promise.all(kept.files.map((file) => openFile(seal, file, about)));
    return { kind: kept.kind, files };
  } catch {
    return NOTHING;
  }
}

/** Keeps the current choice, sealed; an empty choice is not kept. */
export async function keepChoice(
  playerId: string,
  document: FileDocument,
  choice: Choice,
): Promise<void> {
  if (choice.files.length === 0) return forgetChoice(playerId, document);
  try {
    const seal = tabSeal();
    if (seal === undefined) return;
    const about = keyOf(playerId, seal.tab, document);
    latest.set(about, choice);
    const files = await Promise.all(choice.files.map((file) => sealFile(seal, file, about)));
    await sweep(playerId);
    // Meanwhile it was changed or handed in, or the player signed out: that holds.
    if (latest.get(about) !== choice) return;
    await set(about, { keptAt: Date.now(), kind: choice.kind, files } satisfies Kept, store());
  } catch {
    // In this page it is remembered all the same.
  }
}

export async function forgetChoice(playerId: string, document: FileDocument): Promise<void> {
  try {
    const seal = tabSeal();
    if (seal === undefined) return;
    const about = keyOf(playerId, seal.tab, document);
    latest.delete(about);
    await del(about, store());
  } catch {
    // It could not be kept either.
  }
}

/** Deletes all choices when a player signs out, so that the device's next user finds nothing. */
export async function forgetAllChoices(): Promise<void> {
  // First: a database that cannot be deleted from cannot be read either.
  breakSeal();
  latest.clear();
  try {
    await clear(store());
  } catch {
    // Nothing is there.
  }
}
