import type { Schemas } from '../../openapi/types.ts';

type Bound = Schemas['DepositBound'];

/** An unverified player's total of deposits, allowed and made; minor units of `currency`. */
export interface UnverifiedCap {
  readonly limit: Bound['amount'];
  readonly used: Bound['used'];
  readonly currency: Schemas['DepositCheck']['currency'];
}

interface Answer {
  readonly currency: UnverifiedCap['currency'];
  readonly daysLeftToVerifyDocuments?: number | undefined;
  readonly bounds?: readonly Bound[] | undefined;
}

/** Undefined for a verified player, and where the check does not tell. */
export function capOf(answer: Answer | undefined): UnverifiedCap | undefined {
  const bound = answer?.bounds?.find(({ kind }) => kind === 'UNVERIFIED');
  return answer && bound && { limit: bound.amount, used: bound.used, currency: answer.currency };
}

/** The screens where a check of a deposit or a withdrawal finds documents wanting. */
export type DocumentsScreen =
  | {
      readonly name: 'documentsPreferred';
      readonly daysLeft: number | undefined;
      readonly cap: UnverifiedCap | undefined;
      readonly can: { readonly later: boolean };
    }
  | { readonly name: 'documentsRequired'; readonly cap: UnverifiedCap | undefined }
  | { readonly name: 'documentsStrict'; readonly cap: UnverifiedCap | undefined }
  | { readonly name: 'documentsUnderReview' }
  | { readonly name: 'uploadNeeded' };

interface Asked {
  readonly context: { readonly answer: Answer | undefined };
  can(event: { readonly type: 'later.chosen' }): boolean;
}

export const documentScreens: {
  readonly [Name in DocumentsScreen['name']]: (
    snapshot: Asked,
  ) => Extract<DocumentsScreen, { readonly name: Name }>;
} = {
  documentsPreferred: (snapshot) => ({
    name: 'documentsPreferred',
    daysLeft: snapshot.context.answer?.daysLeftToVerifyDocuments,
    cap: capOf(snapshot.context.answer),
    can: { later: snapshot.can({ type: 'later.chosen' }) },
  }),
  documentsRequired: ({ context: { answer } }) => ({
    name: 'documentsRequired',
    cap: capOf(answer),
  }),
  documentsStrict: ({ context: { answer } }) => ({ name: 'documentsStrict', cap: capOf(answer) }),
  documentsUnderReview: () => ({ name: 'documentsUnderReview' }),
  uploadNeeded: () => ({ name: 'uploadNeeded' }),
};
