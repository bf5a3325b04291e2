import { apart } from '../platform/apart.ts';
import type { PdfFault } from './pdf.ts';
import type { PictureFault } from './picture.ts';

/** The types of files that are taken. */
export type FileType = 'image/jpeg' | 'image/png' | 'application/pdf';

/** A file as its sender made it, by what it is. */
export interface GivenFile {
  readonly mediaType: FileType;
  readonly bytes: Uint8Array;
}

/** A file made anew, or why it is not. */
export type Reading =
  | { readonly mediaType: FileType; readonly bytes: Uint8Array }
  | PdfFault
  | PictureFault;

/** The longest wait for a process to read a file, ms: how much of a core it gets is the machine's doing. */
const LONGEST = 30_000;
/** Heap of the process, MB. */
const HEAP = 512;

/**
 * Reads a file and writes it anew, in a process of its own: a few kilobytes may unpack into gigabytes, a fault in
 * what unpacks them ends a process, and the platform must answer everybody meanwhile.
 * @returns `content` also for one that takes too much work or memory; `unread` when the machine has no process for
 * it, gives that no time, or kills it: the file may be good
 */
export function readApart(file: GivenFile): Promise<Reading | 'unread'> {
  return new Promise((settle) => {
    const child = apart.start(new URL('./read-process.ts', import.meta.url), HEAP);
    const end = (reading: Reading | 'unread') => {
      clearTimeout(late);
      settle(reading);
      child.kill('SIGKILL');
    };
    const late = setTimeout(end, LONGEST, 'unread');
    child.once('message', (reading: Reading) => end(reading));
    child.on('error', () => end('unread'));
    // One without room for the file gives up by itself.
    child.once('exit', (_code, signal) => end(signal === 'SIGKILL' ? 'unread' : 'content'));
    child.send(file);
  });
}
