import { Worker } from 'node:worker_threads';
import type { PdfFault } from './pdf.ts';

/**
 * The process in which one PDF is read: see `plainPdfApart`. The reading itself is in a thread of it, so that its
 * memory can be looked at meanwhile.
 */

/** Memory of the thread, MB; the most bytes unpacked beside it; and how often they are looked at, ms. */
const HEAP = 512;
const MOST_UNPACKED = 200_000_000;
/** The most of all memory of the process, bytes: what a PDF is mended in counts as neither. */
const MOST_MEMORY = 1_000_000_000;
/** The most work for a PDF of 10 MB, µs of a core; a scanner's takes a tenth of that. */
const MOST_WORK = 5_000_000;
const LOOK = 100;

process.once('message', (bytes: Uint8Array) => {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  const end = (plain: Uint8Array | PdfFault) => process.send?.(plain, () => process.exit());
  worker.once('message', end);
  worker.once('error', () => end('content'));
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > MOST_WORK || process.memoryUsage.rss() > MOST_MEMORY) end('content');
    worker.getHeapStatistics().then(
      ({ external_memory: unpacked }) => {
        if (unpacked > MOST_UNPACKED) end('content');
      },
      // It has ended meanwhile.
      () => undefined,
    );
  }, LOOK);
});
// Nobody waits any more.
process.once('disconnect', () => process.exit());
