import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { GivenFile, Reading } from './read-apart.ts';

/** The thread in which one file is read: see `readApart`. It loads only what its kind of file needs. */
async function read({ mediaType, bytes }: GivenFile): Promise<Reading> {
  const given = Buffer.from(bytes);
  if (mediaType !== 'application/pdf') {
    const { plainPicture } = await import('./picture.ts');
    return plainPicture(given, mediaType);
  }
  const { plainPdf } = await import('./pdf.ts');
  const plain = await plainPdf(given);
  return typeof plain === 'string' ? plain : { mediaType, bytes: plain };
}

const reading = await read(workerData as GivenFile);
// The process ends as soon as it has answered: what it compiled is kept before.
flushCompileCache();
parentPort?.postMessage(reading, []);
