import type { PaymentProvider } from '../../banking/ports.ts';
import { BASE_PATH } from './layout.ts';
import { newPaymentId, openPayment } from './payments.ts';
import { verifySignature } from '../../platform/http/signature.ts';
import { SIGNATURE_HEADER } from './merchant.ts';

/** This provider, as its merchant knows it. */
export const paymentProvider: PaymentProvider = {
  open(payment, now) {
    const paymentId = newPaymentId();
    return { paymentId, order: openPayment(paymentId, payment, now) };
  },
  payAt: (paymentId) => `${BASE_PATH}/cashier/${paymentId}`,
  signatureHeader: SIGNATURE_HEADER,
  isSigned: verifySignature,
};
