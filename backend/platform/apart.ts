import { fork, type ChildProcess } from 'node:child_process';
import { COMPILE_CACHE } from './compile-cache.ts';

export const apart = {
  /**
   * Runs a module in a process of its own, which knows of our environment only where compiled
   * modules are kept. In a thread, one allocation that finds no room (a text of half a gigabyte) ends the whole
   * platform: V8 gives up the process, whatever the limits of the thread.
   * @param memory of the heap, MB; more ends the process, and only that
   */
  start: (module: URL, memory: number): ChildProcess =>
    fork(module, {
      execArgv: [
        `--max-old-space-size=${memory}`,
        `--max-semi-space-size=${Math.ceil(memory / 16)}`,
      ],
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }),
};
