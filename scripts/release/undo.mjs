/**
 * Takes a release back that a site did not show. What it goes back to is what this release has
 * replaced, as the pointer knows it: another team member may have released since somebody looked.
 * @param {typeof import('@manjara/releases').rollback} rollback
 * @param {string} root
 * @param {string} version
 * @returns {Promise<string>} what is live now, or why it stays
 */
export const undo = (rollback, root, version) =>
  rollback(root, undefined, { from: version }).then(
    ({ to }) => `${to} is live again.`,
    (error) => error.message,
  );
