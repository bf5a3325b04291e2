import { and, eq, inArray, lt } from 'drizzle-orm';
import { describeError } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { documentStore } from './store.ts';
import { documentFiles } from './tables.ts';

const HOUR = 3_600_000;
/** A file without a row may have one in a moment, while its upload is under way. Real time, as the store's own. */
const YOUNG = HOUR;
/** The age after which a file that was never handed in is nobody's evidence, ms. */
const FORGOTTEN = 30 * 24 * HOUR;
const BATCH = 500;

/**
 * Removes files that no reviewer will ask for: those whose upload ended between the store and its row, and
 * those that were never handed in. Judged files, and those that wait for a judgement, stay.
 * @returns how many files went
 */
export async function sweepDocuments({ config, db, clock }: Platform): Promise<number> {
  const store = await documentStore(config);
  if (store === undefined) return 0;
  // The rows first: a file without one is never served, and goes as the others.
  const forgotten = await db
    .delete(documentFiles)
    .where(
      and(
        eq(documentFiles.state, 'UPLOADED'),
        lt(documentFiles.uploadedAt, new Date(clock.now() - FORGOTTEN)),
      ),
    )
    .returning({ id: documentFiles.id });
  for (const { id } of forgotten) await store.delete(id);
  let gone = forgotten.length;
  let batch: string[] = [];
  const settle = async (): Promise<void> => {
    if (batch.length === 0) return;
    const known = await db
      .select({ id: documentFiles.id })
      .from(documentFiles)
      .where(inArray(documentFiles.id, batch));
    const kept = new Set(known.map(({ id }) => id));
    for (const id of batch) {
      if (kept.has(id)) continue;
      await store.delete(id);
      gone += 1;
    }
    batch = [];
  };
  for await (const id of store.idsBefore(new Date(Date.now() - YOUNG))) {
    batch.push(id);
    if (batch.length >= BATCH) await settle();
  }
  await settle();
  return gone;
}

/** Sweeps every hour, at every instance: instances do not disturb each other. @returns ends it */
export function sweepRegularly(platform: Platform): () => void {
  const timer = setInterval(() => {
    sweepDocuments(platform).catch((error: unknown) => platform.log.warn(describeError(error)));
  }, HOUR).unref();
  return () => clearInterval(timer);
}
