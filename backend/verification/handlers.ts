import type { Handlers } from '../platform/operation.ts';
import { getDocuments, getDocumentVerification, startDocumentVerification } from './documents.ts';
import { uploadDocument } from './upload.ts';

/** The handlers of area verification. */
export const handlers = {
  getDocuments,
  uploadDocument,
  getDocumentVerification,
  startDocumentVerification,
} satisfies Handlers<
  'getDocuments' | 'uploadDocument' | 'getDocumentVerification' | 'startDocumentVerification'
>;
