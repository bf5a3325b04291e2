import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** How text is packed on its way; `identity` is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding that a client likes best; of equals, Brotli. */
export const encodingFor = (accepted = ''): Encoding =>
  negotiate(accepted.toLowerCase(), ['br', 'gzip']) ?? 'identity';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Packs text while somebody waits. */
export const encoded: Readonly<Record<Encoding, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) =>
    brotli(text, {
      params: {
        // The best quality takes ten times as long for 2 %.
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => gz(text),
  identity: async (text) => text,
};
