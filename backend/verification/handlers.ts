import type { Handlers } from '../platform/operation.ts';
import { getDocuments, getDocumentVerification, startDocumentVerification } from './documents.ts';
import { uploadDocument } from './upload.ts';

/** What area verification fulfils. */
export const handlers = {
  getDocuments,
  uploadDocument,
  getDocumentVerification,
  startDocumentVerification,
} satisfies Handlers<
  'getDocuments' | 'uploadDocument' | 'getDocumentVerification' | 'startDocumentVerification'
>;
