import { Worker } from 'node:worker_threads';
import type { GivenFile, Reading } from './read-apart.ts';

/**
 * The process in which one file is read: see `readApart`. The reading itself is in a thread of it, so that its
 * memory can be looked at meanwhile.
 */

/** Memory of the thread, MB; the most bytes unpacked beside it; and how often they are looked at, ms. */
const HEAP = 512;
const MOST_UNPACKED = 200_000_000;
/** The most of all memory of the process, bytes: what a file is mended or drawn in counts as neither. */
const MOST_MEMORY = { pdf: 1_000_000_000, picture: 1_500_000_000 };
/**
 * The most work, µs of a core. A scanner's PDF of 10 MB takes a tenth of it, the largest picture that is drawn
 * half.
 */
const MOST_WORK = { pdf: 5_000_000, picture: 10_000_000 };
const LOOK = 100;

process.once('message', (file: GivenFile) => {
  const kind = file.mediaType === 'application/pdf' ? 'pdf' : 'picture';
  const worker = new Worker(new URL('./read-thread.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  const end = (reading: Reading) => process.send?.(reading, () => process.exit());
  worker.once('message', end);
  worker.once('error', () => end('content'));
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > MOST_WORK[kind] || process.memoryUsage.rss() > MOST_MEMORY[kind])
      end('content');
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
