const HEAD = [
  'phase',
  'seconds',
  'requests',
  'acknowledged',
  'pages',
  'stale',
  'p95 ms',
  'back in s',
  '5xx',
  'no answer',
];

const number = (value, digits = 0) => (value === undefined ? '–' : value.toFixed(digits));
const counts = (record) =>
  Object.entries(record)
    .map(([kind, count]) => `${kind} ×${count}`)
    .join(', ') || '0';

/** Sets rows of texts in columns of equal width; the first and the last two are set to the left. */
function columns(rows) {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  const left = (i) => i === 0 || i >= rows[0].length - 2;
  return rows
    .map((row) =>
      row
        .map((cell, i) => (left(i) ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * @param {(import('./verdict.mjs').PhaseResult & { seconds: number })[]} phases
 * @param {import('./tally.mjs').Tally} tally
 */
export function phaseTable(phases, tally) {
  const rows = phases.map(({ name, seconds, recoveredIn, calm, leftOut }) => {
    if (leftOut !== undefined) return [name, ...Array(HEAD.length - 2).fill(''), leftOut];
    const row = tally.row(name);
    return [
      name,
      number(seconds, 1),
      number(row.requests),
      number(row.kept),
      `${row.pages - row.pagesFailed}/${row.pages}`,
      number(row.stale),
      number(row.p95),
      calm ? '' : number(recoveredIn, 1),
      counts(row.failed),
      counts(row.broken),
    ];
  });
  return columns([HEAD, ...rows]);
}

/** A name and what is said of it, line by line. */
export const lines = (entries) =>
  entries.map(([name, text]) => `${name.padEnd(22)}${text}`).join('\n');

export { counts };
