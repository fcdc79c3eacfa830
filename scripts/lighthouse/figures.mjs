const percent = (score) => Math.round(score * 100);
const milliseconds = (value) => `${(value / 1000).toFixed(2)} s`;

/** What a page must reach: at least the limit, or at most; times in milliseconds. */
export const LIMITS = {
  performance: { limit: 97, least: true },
  accessibility: { limit: 100, least: true },
  'best practices': { limit: 100, least: true },
  SEO: { limit: 100, least: true },
  LCP: { limit: 1500, least: false },
  CLS: { limit: 0.02, least: false },
};

/** The columns of the table, and how each is written. */
export const COLUMNS = {
  performance: String,
  accessibility: String,
  'best practices': String,
  SEO: String,
  FCP: milliseconds,
  LCP: milliseconds,
  TBT: (value) => `${Math.round(value)} ms`,
  CLS: (value) => value.toFixed(3),
};

/** The figures of one report, and what keeps its categories from a full score. */
export function figuresOf({ categories, audits }) {
  return {
    performance: percent(categories.performance.score),
    accessibility: percent(categories.accessibility.score),
    'best practices': percent(categories['best-practices'].score),
    SEO: percent(categories.seo.score),
    FCP: audits['first-contentful-paint'].numericValue,
    LCP: audits['largest-contentful-paint'].numericValue,
    TBT: audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
    faults: ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
      categories[name].auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => `${id}: ${audits[id].title}`),
    ),
  };
}

/** The run whose performance is the median of all. */
export function medianOf(reports) {
  const runs = reports.map((report) => ({ report, figures: figuresOf(report) }));
  const sorted = runs.toSorted(
    ({ figures: a }, { figures: b }) => a.performance - b.performance || b.LCP - a.LCP,
  );
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** Sentences about the limits that a page misses. */
export function missedLimits({ page, language, figures }) {
  const missed = Object.entries(LIMITS).filter(([name, { limit, least }]) =>
    least ? figures[name] < limit : figures[name] > limit,
  );
  if (missed.length === 0) return [];
  const values = missed.map(
    ([name, { limit, least }]) =>
      `${name} ${COLUMNS[name](figures[name])} (${least ? 'at least' : 'at most'} ${COLUMNS[name](limit)})`,
  );
  return [[`${page} (${language}): ${values.join(', ')}`, ...figures.faults].join('\n  ')];
}

/** The pages and their figures as a table of text. */
export function tableOf(rows) {
  const names = Object.keys(COLUMNS);
  const cells = rows.map(({ page, language, figures }) => [
    `${page} ${language}`,
    ...names.map((name) => COLUMNS[name](figures[name])),
  ]);
  const all = [['', ...names], ...cells];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const write = (row) =>
    row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]),
      )
      .join('  ');
  return all.map(write).join('\n');
}
