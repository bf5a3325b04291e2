/** The typed details of a player from Helsinki at the second step of sign-up, by label. */
export const CONTACT_DETAILS = {
  'First name': 'Aino',
  'Last name': 'Virtanen',
  Day: '17',
  Month: '5',
  Year: '1990',
  'Mobile number': '040 123 4567',
  'Street address': 'Mannerheimintie 1',
  'Postal code': '00100',
  City: 'Helsinki',
};
