/** @param {string[][]} rows the first holds the headings */
export function printTable(title, rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  console.log(`\n${title}\n`);
  const [headings, ...body] = rows.map(line);
  console.log(`  ${headings}\n  ${'-'.repeat(headings.length)}`);
  for (const each of body) console.log(`  ${each}`);
}

export const seconds = (value) => (value === undefined ? '–' : `${value.toFixed(1)} s`);
export const megabytes = (value) => `${value.toFixed(0)} MB`;
