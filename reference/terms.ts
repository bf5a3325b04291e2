/** The version of the terms that a player must have accepted, unless an operator says otherwise (TERMS-01). */
export const CURRENT_TERMS_VERSION = 3;
