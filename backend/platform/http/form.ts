import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { FileForm, ReadForm } from '../operation.ts';
import { Refusal } from '../refusal.ts';
import { answerBrokenRequest, BODY_TOO_LONG, SLOWEST_BODY } from './broken-request.ts';

/** Names and values of the fields are short words of the contract. */
const MOST_FIELDS = 4;
const LONGEST_NAME = 64;
const LONGEST_VALUE = 256;
/** The most bytes in a form around its file. */
const AROUND = 8_192;
/** The longest boundary, in characters (RFC 2046). */
const LONGEST_BOUNDARY = 70;

const broken = (): Refusal => new Refusal(400, 'error.validation', 'Not a form with one file.');

/** Reads one request's form, see {@link ReadForm}. */
export const formReader =
  (request: FastifyRequest, idleMs: number): ReadForm =>
  async (mostBytes, until, before) => {
    if (!request.isMultipart()) {
      throw new Refusal(415, 'error.media_type', 'The media type is not supported.');
    }
    const [, boundary = ''] =
      /boundary="?([^";]*)/i.exec(request.headers['content-type'] ?? '') ?? [];
    if (boundary === '' || boundary.length > LONGEST_BOUNDARY) throw broken();
    const fields: Record<string, string> = {};
    if (Number(request.headers['content-length'] ?? 0) > mostBytes + AROUND) {
      return { fields, fileName: '', claimedType: '', bytes: undefined };
    }
    const parts = request.parts({
      limits: {
        fields: MOST_FIELDS,
        files: 1,
        parts: MOST_FIELDS + 1,
        fieldNameSize: LONGEST_NAME,
        fieldSize: LONGEST_VALUE,
        fileSize: mostBytes,
      },
    });
    let form: FileForm | undefined;
    const stopWatching = endWhenUnbearable(request, idleMs, 2 * mostBytes);
    try {
      for await (const part of parts) {
        // A field after the file comes too late to be judged.
        if (form !== undefined) throw broken();
        if (part.type === 'field') {
          if (typeof part.value !== 'string' || part.valueTruncated) throw broken();
          // Nobody knows which of two different values was meant.
          if (Object.hasOwn(fields, part.fieldname)) throw broken();
          fields[part.fieldname] = part.value;
          continue;
        }
        if (part.fieldname !== 'file') throw broken();
        await before(fields);
        const bytes = await bytesOf(part.file, until);
        form = { fields, fileName: part.filename, claimedType: part.mimetype, bytes };
        if (bytes === undefined) return form;
      }
    } catch (error) {
      throw isMalformed(error) ? broken() : error;
    } finally {
      stopWatching();
    }
    if (form === undefined) throw broken();
    return form;
  };

/** Whether the parser failed or found too much; a refusal of ours is neither. */
const isMalformed = (error: unknown): boolean =>
  !(error instanceof Refusal) &&
  error instanceof Error &&
  (('code' in error && String(error.code).startsWith('FST_')) ||
    /multipart|unexpected end|malformed|boundary/i.test(error.message));

/** All of a file; undefined once it exceeds the parser's limit: the rest is not waited for. */
async function bytesOf(
  file: Readable & { readonly truncated: boolean },
  until: AbortSignal,
): Promise<Buffer | undefined> {
  const kept: Buffer[] = [];
  until.throwIfAborted();
  until.addEventListener('abort', () => file.destroy(until.reason as Error));
  file.once('limit', () => file.destroy());
  try {
    for await (const chunk of file) kept.push(chunk as Buffer);
  } catch (error) {
    if (!file.truncated) throw error;
  }
  return file.truncated ? undefined : Buffer.concat(kept);
}

/**
 * Ends a request that comes too slowly, or goes on without end: a file has much time, but must not keep others
 * out. Of a body that does not say its length the parser bounds the parts alone, not what stands around them.
 * @returns stops looking
 */
function endWhenUnbearable({ raw }: FastifyRequest, everyMs: number, mostBytes: number) {
  const { socket } = raw;
  const end = (code: string) => {
    answerBrokenRequest(Object.assign(new Error('Unbearable'), { code }), socket);
  };
  let [all, since] = [0, 0];
  const count = (chunk: Buffer) => {
    all += chunk.length;
    since += chunk.length;
    if (all > mostBytes) end(BODY_TOO_LONG);
  };
  raw.on('data', count);
  const timer = setInterval(() => {
    if (since < (SLOWEST_BODY * everyMs) / 1_000 && !raw.complete) end('ERR_HTTP_REQUEST_TIMEOUT');
    since = 0;
  }, everyMs).unref();
  return () => {
    raw.off('data', count);
    clearInterval(timer);
  };
}
