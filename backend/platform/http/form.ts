import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileForm, ReadForm } from '../operation.ts';
import { Refusal } from '../refusal.ts';

/** Names and values of the fields are short words of the contract. */
const MOST_FIELDS = 4;
const LONGEST_NAME = 64;
const LONGEST_VALUE = 256;
/** What stands in a form around its file, at most; bytes. */
const AROUND = 8_192;

const broken = (): Refusal => new Refusal(400, 'error.validation', 'Not a form with one file.');

/** Reads one request's form, see {@link ReadForm}. */
export const formReader =
  (request: FastifyRequest, reply: FastifyReply): ReadForm =>
  async (mostBytes, before) => {
    if (!request.isMultipart()) {
      throw new Refusal(415, 'error.media_type', 'The media type is not supported.');
    }
    const fields: Record<string, string> = {};
    if (Number(request.headers['content-length'] ?? 0) > mostBytes + AROUND) {
      // Nobody waits for the rest of it.
      reply.header('connection', 'close');
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
    try {
      for await (const part of parts) {
        // What is said after the file is said too late to be judged.
        if (form !== undefined) throw broken();
        if (part.type === 'field') {
          if (typeof part.value !== 'string' || part.valueTruncated) throw broken();
          fields[part.fieldname] = part.value;
          continue;
        }
        if (part.fieldname !== 'file') throw broken();
        await before(fields);
        const kept: Buffer[] = [];
        for await (const chunk of part.file) kept.push(chunk as Buffer);
        const bytes = part.file.truncated ? undefined : Buffer.concat(kept);
        form = { fields, fileName: part.filename, claimedType: part.mimetype, bytes };
        if (bytes === undefined) {
          reply.header('connection', 'close');
          return form;
        }
      }
    } catch (error) {
      throw isMalformed(error) ? broken() : error;
    }
    if (form === undefined) throw broken();
    return form;
  };

/** What the parser could not make sense of, or found too much of; an answer of ours is none of it. */
const isMalformed = (error: unknown): boolean =>
  !(error instanceof Refusal) &&
  error instanceof Error &&
  (('code' in error && String(error.code).startsWith('FST_')) ||
    /multipart|unexpected end|malformed|boundary/i.test(error.message));
