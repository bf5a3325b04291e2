/** The nine refusals of the deposit check, as its chart calls them, from the top of their block. */
export const CHECK_REFUSALS = [
  'cashierHidden',
  'verifyDocumentUnderReview',
  'limitOffered',
  'limitRequired',
  'selfLimitReached',
  'withdrawalLimitReached',
  'notAllowed',
  'restricted',
  'error',
];
