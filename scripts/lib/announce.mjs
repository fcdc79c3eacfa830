/**
 * Prints where a started site can be reached, and the admin's generated account.
 * @param {string} title
 * @param {string[][]} rows label and text
 * @param {{ email: string, password: string }} [admin] if it was just created
 */
export function announce(title, rows, admin) {
  console.log(`\n  ${title} (${process.uptime().toFixed(1)} s)\n`);
  for (const [label, text] of rows) console.log(`    ${label.padEnd(11)} ${text}`);
  if (admin) {
    console.log(`
  The admin was created. Keep this password, it is shown only now:

    E-mail      ${admin.email}
    Password    ${admin.password}`);
  }
  console.log('\n  Ctrl-C stops everything.\n');
}
