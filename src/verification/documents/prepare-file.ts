// oxlint-disable-next-line import/default -- Vite writes it: the address of the worker's file
import photoWorker from './photo-worker.ts?worker&url';
import { isOf } from './file-rules.ts';

/** What a browser with Trusted Types has (the library of types does not know it yet). */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (text: string) => string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
/** The one policy that the pages' headers allow: whatever it is asked for, it names this script. */
const policy = trustedTypes?.createPolicy('photo-worker', { createScriptURL: () => photoWorker });

/**
 * A photo small enough to be sent; anything else, and what the browser cannot draw, as it is. The work of seconds
 * is done in a worker, so that the page stays at hand.
 */
export async function fitting(file: File): Promise<File> {
  // A phone may call a photo anything: the browser looks at its bytes.
  if (isOf(file, 'pdf') || typeof Worker === 'undefined') return file;
  const worker = new Worker(policy?.createScriptURL('') ?? photoWorker, { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<File | undefined>();
  worker.addEventListener('message', ({ data }: MessageEvent<File | undefined>) => {
    resolve(data);
  });
  worker.addEventListener('error', () => {
    resolve(undefined);
  });
  worker.postMessage(file, []);
  const small = await promise;
  worker.terminate();
  return small ?? file;
}

/**
 * The file with its bytes as they are now: a file on the device may be edited or removed while it waits.
 * @returns undefined when it was changed since it was chosen: the browser gives out no other version
 */
export async function heldNow(file: File): Promise<File | undefined> {
  try {
    const { name, type, lastModified } = file;
    return new File([await file.arrayBuffer()], name, { type, lastModified });
  } catch {
    return undefined;
  }
}
