import { parentPort, workerData } from 'node:worker_threads';
import { provenSubjects } from './proven-subjects.ts';

/** Gives back the findings for the subjects of these flows. */
parentPort?.postMessage(provenSubjects(new Set(workerData as readonly string[])), []);
