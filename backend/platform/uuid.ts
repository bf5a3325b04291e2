/** Whether a text has the form of our ids; another form is an unknown id, not an error of the database. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
