import { Worker } from 'node:worker_threads';
import type { PdfFault } from './pdf.ts';

/** The longest time for reading a PDF of 10 MB, ms; a scanner's takes a tenth of that. */
const LONGEST = 5_000;
/** Memory of the thread, MB; the most bytes unpacked beside it; and how often both are looked at, ms. */
const HEAP = 512;
const MOST_UNPACKED = 200_000_000;
const LOOK = 100;

/**
 * Reads a PDF and writes it anew, in a thread of its own: a few kilobytes may unpack into gigabytes, or contain
 * each other without end, and the platform must answer everybody meanwhile.
 * @returns `content` also for one that takes too much time or memory
 */
export function plainPdfApart(bytes: Buffer): Promise<Buffer | PdfFault> {
  return new Promise((settle) => {
    const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: HEAP },
    });
    const end = (plain: Uint8Array | PdfFault) => {
      clearTimeout(late);
      clearInterval(looking);
      settle(typeof plain === 'string' ? plain : Buffer.from(plain));
      void worker.terminate();
    };
    const late = setTimeout(end, LONGEST, 'content');
    const looking = setInterval(() => {
      worker.getHeapStatistics().then(
        ({ external_memory: unpacked }) => {
          if (unpacked > MOST_UNPACKED) end('content');
        },
        // It has ended meanwhile.
        () => undefined,
      );
    }, LOOK);
    worker.once('message', (plain: Uint8Array | PdfFault) => end(plain));
    worker.once('error', () => end('content'));
    worker.once('exit', () => end('content'));
  });
}
