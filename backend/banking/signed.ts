import type { Signatures } from '../platform/http/signed.ts';
import type { PaymentProvider } from './ports.ts';

/** The signer, and the secret. */
export interface Signer {
  readonly provider: Pick<PaymentProvider, 'signatureHeader' | 'isSigned'>;
  readonly secret: string;
}

/** Posts of the payment provider alone, within the replay window. */
export const byProvider = ({ provider, secret }: Signer): Signatures<'provider'> => ({
  signerOf: (headers, bytes) => {
    const header = headers[provider.signatureHeader];
    const signature = typeof header === 'string' ? header : undefined;
    // Real time, not the platform's clock: the window is about the network between two machines.
    const isSigned = provider.isSigned(secret, signature, bytes.toString(), Date.now());
    return isSigned ? 'provider' : undefined;
  },
  unsigned: { error: 'signature' },
});
