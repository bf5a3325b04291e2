import type { IdentityProvider } from '../../verification/ports.ts';
import { verifySignature } from '../../platform/http/signature.ts';
import { SIGNATURE_HEADER } from '../payment-provider/merchant.ts';
import { findCheck, newCheckId, openCheck } from './checks.ts';
import { BASE_PATH } from './pages.ts';
import { returnText } from './return-address.ts';

/** This provider, as its merchant knows it. */
export const identityProvider: IdentityProvider = {
  open(check, now) {
    const id = newCheckId();
    const { reference: merchantReference, ...rest } = check;
    return {
      checkId: id,
      checkAt: `${BASE_PATH}/check/${id}`,
      order: (tx) => openCheck(tx, { id, merchantReference, ...rest }, now),
    };
  },
  async ask(executor, checkId) {
    const check = await findCheck(executor, checkId);
    if (!check) return undefined;
    return { status: check.status, ...(check.reason !== null && { reason: check.reason }) };
  },
  signatureHeader: SIGNATURE_HEADER,
  isSigned: verifySignature,
  isSignedReturn: (secret, { signature, ...told }, now) =>
    verifySignature(secret, signature, returnText(told), now),
};
