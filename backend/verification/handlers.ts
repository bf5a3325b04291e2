import type { Call, Handlers } from '../platform/operation.ts';
import { getDocuments, getDocumentVerification, startDocumentVerification } from './documents.ts';
import { uploadDocument } from './upload.ts';

/**
 * The handlers of area verification.
 * @param stands whether a call's session still stands
 */
export const handlers = (stands: (call: Call<'uploadDocument'>) => Promise<boolean>) =>
  ({
    getDocuments,
    uploadDocument: (call) => uploadDocument(call, () => stands(call)),
    getDocumentVerification,
    startDocumentVerification,
  }) satisfies Handlers<
    'getDocuments' | 'uploadDocument' | 'getDocumentVerification' | 'startDocumentVerification'
  >;
