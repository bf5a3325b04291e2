/**
 * Fields that people type into forms, by the name of the schema, and the limits that forms or the platform read
 * of it.
 */
export const TYPED = {
  Email: ['maxLength'],
  NewEmail: ['maxLength', 'pattern'],
  Password: ['maxLength'],
  NewPassword: ['minLength', 'maxLength'],
  NewPersonName: ['maxLength', 'pattern'],
  PostalCode: ['minLength', 'maxLength', 'pattern'],
  StreetAddress: ['maxLength', 'pattern'],
  CityName: ['maxLength', 'pattern'],
  OneTimeCode: ['maxLength', 'pattern'],
  Answer: ['maxLength', 'pattern'],
  ResetKey: ['minLength', 'maxLength', 'pattern'],
  BonusCode: ['maxLength', 'pattern'],
};

/**
 * The module reference/fields.gen.ts: the limits of fields, so that a form asks for values that the contract
 * takes. One export a schema: limits that no form reads do not ship.
 */
export function fieldsModule(contract) {
  const rows = Object.entries(TYPED).map(([name, keywords]) => {
    const schema = contract.components.schemas[name];
    const missing = keywords.filter((keyword) => schema?.[keyword] === undefined);
    if (missing.length > 0) throw new Error(`fields: ${name} has no ${missing.join(', ')}`);
    const limits = Object.fromEntries(keywords.map((keyword) => [keyword, schema[keyword]]));
    return `export const ${name} = ${JSON.stringify(limits)} as const;`;
  });
  return `// Generated from the contract by \`npm run contract\`. Do not edit.

/** Limits of what people type into forms, lengths in Unicode code points, by the name of its schema. */

${rows.join('\n')}
`;
}
