import { createHash } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { countTowards } from '../platform/rate-limit-store.ts';
import { addressSubject } from '../platform/rate-limits.ts';
import type { Executor } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import { invalidField, Refusal } from '../platform/refusal.ts';
import { documentRequests } from '../banking/tables.ts';
import { busy, judgeFile, MOST_BYTES, readableName, tooLarge, type Sender } from './judge-file.ts';
import { createPlaces } from './places.ts';
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

const places = createPlaces();

const expired = (): Refusal => new Refusal(401, 'error.session.expired', 'Token expired');

/**
 * Takes one file of a document in: judged, made anew, sealed (DOC-13, DOC-18). It ends with the session: who logs out
 * or is excluded meanwhile sends nothing any more.
 * @param stands whether the session still stands
 */
export async function uploadDocument(
  call: Call<'uploadDocument'>,
  stands: () => Promise<boolean>,
): Promise<Success<'uploadDocument'>> {
  const { config, events } = call.platform;
  const store = await documentStore(config);
  if (store === undefined) throw busy();
  const { playerId } = call.session;
  const ended = new AbortController();
  const end = (reason: Refusal): void => ended.abort(reason);
  const sender = { playerId, address: addressSubject(call.origin.ip) };
  const place = { sender, end };
  const look = (changed: { readonly playerId: string }): void => {
    if (changed.playerId !== playerId) return;
    // Where nothing is known of it now, it is asked again before the file is kept.
    stands().then(
      (stand) => stand || end(expired()),
      () => undefined,
    );
  };
  const stop = [events.subscribe('session.ended', look), events.subscribe('player.changed', look)];
  try {
    return await takeIn(call, store, {
      sender,
      begin: () => places.take(place),
      until: ended.signal,
      stands,
    });
  } finally {
    places.leave(place);
    for (const unsubscribe of stop) unsubscribe();
  }
}

interface TakingIn {
  readonly sender: Sender;
  /** Takes a place among the files under way, or refuses; called once a requested file comes. */
  readonly begin: () => void;
  readonly until: AbortSignal;
  readonly stands: () => Promise<boolean>;
}

async function takeIn(
  { platform, session, readForm }: Call<'uploadDocument'>,
  store: NonNullable<Awaited<ReturnType<typeof documentStore>>>,
  { sender, begin, until, stands }: TakingIn,
): Promise<Success<'uploadDocument'>> {
  const { db, clock } = platform;
  const { playerId } = session;
  // Checked first: nobody should send ten megabytes only to hear that nothing was asked for.
  const { fields, fileName, bytes } = await readForm(MOST_BYTES, until, async (given) => {
    const [request] = await db
      .select({ status: documentRequests.status })
      .from(documentRequests)
      .where(requestOf(playerId, readFields(given).type));
    if (!request || !isAskedFor(request)) throw notRequested();
    begin();
    await countTowards(platform, db, 'documentUploads', playerId);
  });
  if (bytes === undefined) throw tooLarge();
  const { type, subType } = readFields(fields);
  const judged = await judgeFile(bytes, sender);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const id = newDocumentId();
  await store.put(id, judged.bytes);
  try {
    if (!(await stands())) throw expired();
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
