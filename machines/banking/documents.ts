/** What is shown where a check of a deposit or a withdrawal finds documents wanting. */
export type DocumentsScreen =
  | {
      readonly name: 'documentsPreferred';
      readonly daysLeft: number | undefined;
      readonly can: { readonly later: boolean };
    }
  | { readonly name: 'documentsRequired' }
  | { readonly name: 'documentsStrict' }
  | { readonly name: 'documentsUnderReview' }
  | { readonly name: 'uploadNeeded' };

interface Asked {
  readonly context: {
    readonly answer: { readonly daysLeftToVerifyDocuments?: number | undefined } | undefined;
  };
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
    can: { later: snapshot.can({ type: 'later.chosen' }) },
  }),
  documentsRequired: () => ({ name: 'documentsRequired' }),
  documentsStrict: () => ({ name: 'documentsStrict' }),
  documentsUnderReview: () => ({ name: 'documentsUnderReview' }),
  uploadNeeded: () => ({ name: 'uploadNeeded' }),
};
