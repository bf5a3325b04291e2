import { createHash } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { countTowards } from '../platform/rate-limit-store.ts';
import type { Executor } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import { invalidField, Refusal } from '../platform/refusal.ts';
import { documentRequests } from '../banking/tables.ts';
import { judgeFile, MOST_BYTES, readableName, wrongSize } from './judge-file.ts';
import {
  heldRequest,
  isAskedFor,
  isFileDocument,
  notRequested,
  requestOf,
  type DocumentType,
} from './requests.ts';
import { documentStore, newDocumentId } from './store.ts';
import { documentFiles } from './tables.ts';

/** Files of one document that wait to be handed in, at most. */
const MOST_FILES = 10;
/** Files that one instance takes in at once, each in memory; and how many of them from one player. */
const MOST_AT_ONCE = 32;
const MOST_OF_PLAYER = 4;

const SUB_TYPE = /^[A-Z][A-Z0-9_]{0,31}$/;

/** Reads the fields, or answers a refusal that names the field. */
function readFields(fields: Readonly<Record<string, string>>): {
  readonly type: DocumentType;
  readonly subType: string | null;
} {
  const { documentType = '', subType, ...others } = fields;
  const [other] = Object.keys(others);
  if (other !== undefined) throw invalidField(other, 'additionalProperties', 'Not known.');
  if (!isFileDocument(documentType)) throw invalidField('documentType', 'enum', 'Not uploaded.');
  if (subType !== undefined && !SUB_TYPE.test(subType)) {
    throw invalidField('subType', 'pattern', 'Not the kind of a document.');
  }
  return { type: documentType, subType: subType ?? null };
}

/** How many files of each player are being taken in. */
const underWay = new Map<string, number>();

const busy = (): Refusal =>
  new Refusal(503, 'error.unavailable', 'No files are taken in at the moment.', { retryAfter: 5 });

/** Takes one file of a document in: judged, made anew, sealed (DOC-13, DOC-18). */
export async function uploadDocument(
  call: Call<'uploadDocument'>,
): Promise<Success<'uploadDocument'>> {
  const store = await documentStore(call.platform.config);
  if (store === undefined) throw busy();
  const { playerId } = call.session;
  let isUnderWay = false;
  const begin = (): void => {
    const own = underWay.get(playerId) ?? 0;
    const all = [...underWay.values()].reduce((sum, files) => sum + files, 0);
    // A player who sends many slowly keeps nobody else out.
    if (all >= MOST_AT_ONCE || own >= MOST_OF_PLAYER) throw busy();
    underWay.set(playerId, own + 1);
    isUnderWay = true;
  };
  try {
    return await takeIn(call, store, begin);
  } finally {
    const left = (underWay.get(playerId) ?? 1) - 1;
    if (isUnderWay && left > 0) underWay.set(playerId, left);
    else if (isUnderWay) underWay.delete(playerId);
  }
}

/** @param begin takes a place among the files under way, or refuses; called once a requested file comes */
async function takeIn(
  { platform, session, readForm }: Call<'uploadDocument'>,
  store: NonNullable<Awaited<ReturnType<typeof documentStore>>>,
  begin: () => void,
): Promise<Success<'uploadDocument'>> {
  const { db, clock } = platform;
  const { playerId } = session;
  // Checked first: nobody should send ten megabytes only to hear that nothing was asked for.
  const { fields, fileName, bytes } = await readForm(MOST_BYTES, async (given) => {
    const [request] = await db
      .select({ status: documentRequests.status })
      .from(documentRequests)
      .where(requestOf(playerId, readFields(given).type));
    if (!request || !isAskedFor(request)) throw notRequested();
    begin();
    await countTowards(platform, db, 'documentUploads', playerId);
  });
  if (bytes === undefined) throw wrongSize();
  const { type, subType } = readFields(fields);
  const judged = await judgeFile(bytes);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const id = newDocumentId();
  await store.put(id, judged.bytes);
  try {
    return await db.transaction(async (tx) => {
      const request = await heldRequest(tx, playerId, type);
      if (!request || !isAskedFor(request)) throw notRequested();
      const known = await sameFile(tx, playerId, type, digest);
      if (known === undefined) {
        await refuseTooMany(tx, playerId, type);
        await tx.insert(documentFiles).values({
          id,
          playerId,
          documentType: type,
          subType,
          state: 'UPLOADED',
          mediaType: judged.mediaType,
          size: judged.bytes.length,
          name: readableName(fileName),
          digest,
          uploadedAt: clock.date(),
        });
      } else await store.delete(id);
      return {
        id: known?.id ?? id,
        documentTypeName: type,
        ...(subType !== null && { subType }),
        documentStatus: request.status,
      };
    });
  } catch (error) {
    await store.delete(id);
    throw error;
  }
}

const waiting = (playerId: string, type: DocumentType) =>
  and(
    eq(documentFiles.playerId, playerId),
    eq(documentFiles.documentType, type),
    eq(documentFiles.state, 'UPLOADED'),
  );

/** The same file from before, whose answer may have been lost. */
async function sameFile(tx: Executor, playerId: string, type: DocumentType, digest: string) {
  const [known] = await tx
    .select({ id: documentFiles.id })
    .from(documentFiles)
    .where(and(waiting(playerId, type), eq(documentFiles.digest, digest)));
  return known;
}

async function refuseTooMany(tx: Executor, playerId: string, type: DocumentType): Promise<void> {
  const [row] = await tx
    .select({ files: count() })
    .from(documentFiles)
    .where(waiting(playerId, type));
  if ((row?.files ?? 0) >= MOST_FILES) {
    throw new Refusal(422, 'error.document.too_many_files', 'Ten files are enough.');
  }
}
