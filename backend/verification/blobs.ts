/** The name of a document's file, under which it is stored. */
export const DOCUMENT_ID = /^doc_[0-9a-f]{32}$/;

/** The store of sealed bytes, by the ids of documents. */
export interface Blobs {
  put(id: string, sealed: Buffer): Promise<void>;
  /** @throws when there is none */
  get(id: string): Promise<Buffer>;
  /** Deletes a file, also one that is not there. */
  delete(id: string): Promise<void>;
  /** Everything that is older, half-written files too. */
  idsBefore(time: Date): AsyncIterable<string>;
}
