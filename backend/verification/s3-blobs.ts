import { AwsClient } from 'aws4fetch';
import type { Bucket } from '../platform/config-values.ts';
import { DOCUMENT_ID, type Blobs } from './blobs.ts';

/** How long the store may take for one file, ms. */
const LONGEST = 30_000;
/** Tries of a request that the store could not answer, the first one not counted. */
const RETRIES = 2;

const failed = (what: string, status: number): Error =>
  new Error(`The store of documents answered ${status} to a ${what}`);

/** Sealed bytes in a bucket, an object each. */
export function s3Blobs({ url, region, keyId, secret }: Bucket): Blobs {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  });
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    client.fetch(`${url}${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST),
    });
  /** Frees the connection of an answer whose body is of no interest. */
  const settled = async (what: string, answer: Response, accepted: readonly number[]) => {
    await answer.body?.cancel();
    if (!accepted.includes(answer.status)) throw failed(what, answer.status);
  };
  return {
    async put(id, sealed) {
      const body = new Uint8Array(sealed);
      const headers = { 'content-type': 'application/octet-stream' };
      await settled('PUT', await ask(`/${id}`, { method: 'PUT', headers, body }), [200, 201, 204]);
    },
    async get(id) {
      const answer = await ask(`/${id}`);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      throw failed('GET', answer.status);
    },
    async delete(id) {
      await settled('DELETE', await ask(`/${id}`, { method: 'DELETE' }), [200, 204, 404]);
    },
    async *idsBefore(time) {
      let after: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: 'doc_' });
        if (after !== undefined) query.set('start-after', after);
        const answer = await ask(`?${query}`);
        if (!answer.ok) throw failed('LIST', answer.status);
        const page = await answer.text();
        const found = [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = '']) => ({
          id: /<Key>([^<]*)<\/Key>/.exec(one)?.[1] ?? '',
          at: Date.parse(/<LastModified>([^<]*)<\/LastModified>/.exec(one)?.[1] ?? ''),
        }));
        for (const { id, at } of found) {
          if (DOCUMENT_ID.test(id) && at < time.getTime()) yield id;
        }
        after = page.includes('<IsTruncated>true') ? found.at(-1)?.id : undefined;
      } while (after !== undefined);
    },
  };
}
