/** Where the header stands at the latest, in bytes: readers look for it so far, and senders put something before it. */
const HEADER_WITHIN = 1_024;
const HEADER = '%PDF-';

/** Where a PDF begins in a file, in bytes; -1 when it is none. */
export const beginOfPdf = (bytes: Buffer): number =>
  bytes.subarray(0, HEADER_WITHIN).indexOf(HEADER);
