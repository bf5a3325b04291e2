// Generated from the contract by `npm run contract`. Do not edit.

/** Limits of what people type into forms, lengths in Unicode code points, by the name of its schema. */

export const Email = {"maxLength":254} as const;
export const NewEmail = {"maxLength":254,"pattern":"^[^\\s@\\p{Cc}\\p{Cs}]+@[^\\s@.\\p{Cc}\\p{Cs}]+(?:\\.[^\\s@.\\p{Cc}\\p{Cs}]+)+$"} as const;
export const Password = {"maxLength":256} as const;
export const NewPassword = {"minLength":8,"maxLength":64} as const;
export const NewPersonName = {"maxLength":50,"pattern":"^[’'‘´`′]?[\\p{L}\\p{M}](?:[\\p{L}\\p{M} .·’'‘´`′-]|(?<=[\\p{L}\\p{M}])\\/(?=[\\p{L}\\p{M}])|(?<= )@(?= ))*$"} as const;
export const PostalCode = {"minLength":2,"maxLength":12,"pattern":"^[A-Za-z0-9][A-Za-z0-9 -]*$"} as const;
export const StreetAddress = {"maxLength":100,"pattern":"^[^\\p{L}\\p{Nd}\\p{Cc}\\p{Cs}]*[\\p{L}\\p{Nd}][^\\p{Cc}\\p{Cs}]*$"} as const;
export const CityName = {"maxLength":80,"pattern":"^[^\\p{L}\\p{Nd}\\p{Cc}\\p{Cs}]*[\\p{L}\\p{Nd}][^\\p{Cc}\\p{Cs}]*$"} as const;
export const OneTimeCode = {"maxLength":6,"pattern":"^[0-9]{6}$"} as const;
export const Answer = {"maxLength":120,"pattern":"^[^\\S\\p{Cc}\\p{Cs}]*[^\\s\\p{Cc}\\p{Cs}][^\\p{Cc}\\p{Cs}]*$"} as const;
export const ResetKey = {"minLength":8,"maxLength":256,"pattern":"^[A-Za-z0-9_-]+$"} as const;
export const BonusCode = {"maxLength":64,"pattern":"^[^\\S\\p{Cc}\\p{Cs}]*[^\\s\\p{Cc}\\p{Cs}][^\\p{Cc}\\p{Cs}]*$"} as const;
