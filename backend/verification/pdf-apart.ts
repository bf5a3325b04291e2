import { Worker } from 'node:worker_threads';

/** The longest time for reading a PDF of 10 MB, ms; a scanner's takes a tenth of that. */
const LONGEST = 5_000;
/** Memory of the thread, MB; the most bytes unpacked beside it; and how often both are looked at, ms. */
const HEAP = 512;
const MOST_UNPACKED = 200_000_000;
const LOOK = 100;

/**
 * Reads a PDF and writes it anew, in a thread of its own: a few kilobytes may unpack into gigabytes, or contain
 * each other without end, and the platform must answer everybody meanwhile.
 * @returns undefined for one that is damaged, could do something, or takes too much time or memory
 */
export function plainPdfApart(bytes: Buffer): Promise<Buffer | undefined> {
  return new Promise((settle) => {
    const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: HEAP },
    });
    const end = (plain: Uint8Array | undefined) => {
      clearTimeout(late);
      clearInterval(looking);
      settle(plain && Buffer.from(plain));
      void worker.terminate();
    };
    const late = setTimeout(end, LONGEST, undefined);
    const looking = setInterval(() => {
      worker.getHeapStatistics().then(
        ({ external_memory: unpacked }) => {
          if (unpacked > MOST_UNPACKED) end(undefined);
        },
        // It has ended meanwhile.
        () => undefined,
      );
    }, LOOK);
    worker.once('message', (plain: Uint8Array | undefined) => end(plain));
    worker.once('error', () => end(undefined));
    worker.once('exit', () => end(undefined));
  });
}
