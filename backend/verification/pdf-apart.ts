import { apart } from '../platform/apart.ts';
import type { PdfFault } from './pdf.ts';

/** The longest wait for a process to read a PDF, ms: how much of a core it gets is the machine's doing. */
const LONGEST = 30_000;
/** Heap of the process, MB. */
const HEAP = 512;

/**
 * Reads a PDF and writes it anew, in a process of its own: a few kilobytes may unpack into gigabytes, or contain
 * each other without end, and the platform must answer everybody meanwhile.
 * @returns `content` also for one that takes too much work or memory; `unread` when the machine has no process for
 * it, gives that no time, or kills it: the file may be good
 */
export function plainPdfApart(bytes: Buffer): Promise<Buffer | PdfFault | 'unread'> {
  return new Promise((settle) => {
    const child = apart.start(new URL('./pdf-process.ts', import.meta.url), HEAP);
    const end = (plain: Uint8Array | PdfFault | 'unread') => {
      clearTimeout(late);
      settle(typeof plain === 'string' ? plain : Buffer.from(plain));
      child.kill('SIGKILL');
    };
    const late = setTimeout(end, LONGEST, 'unread');
    child.once('message', (plain: Uint8Array | PdfFault) => end(plain));
    child.on('error', () => end('unread'));
    // One without room for the file gives up by itself.
    child.once('exit', (_code, signal) => end(signal === 'SIGKILL' ? 'unread' : 'content'));
    child.send(bytes);
  });
}
