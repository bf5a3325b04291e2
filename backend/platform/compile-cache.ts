import { resolve } from 'node:path';

/** The folder that keeps what Node compiled: a start spends most of its time on reading modules. */
export const COMPILE_CACHE = resolve(import.meta.dirname, '..', '..', '.cache', 'compile');
