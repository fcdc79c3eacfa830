/** The texts of a join form that is complete but for its CV. */
export const jobTexts = (changes: Record<string, string> = {}): Record<string, string> => ({
  name: 'Salim Haddad',
  email: 'salim@example.com',
  job: 'Doors',
  message: 'Twelve years at the bench.\nMostly doors.',
  ...changes,
});
