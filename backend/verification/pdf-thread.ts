import { parentPort, workerData } from 'node:worker_threads';
import { plainPdf } from './pdf.ts';

/** The thread in which one PDF is read: see `plainPdfApart`. */
const plain = await plainPdf(Buffer.from(workerData as Uint8Array));
parentPort?.postMessage(plain, []);
