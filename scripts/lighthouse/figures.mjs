const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What a page must reach: points at least, seconds and shift at most. */
const LIMITS = {
  performance: { least: 97 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  'LCP s': { most: 1.5 },
  CLS: { most: 0.02 },
};

/** The figures of a report. */
function figuresOf({ categories: scores, audits }) {
  const value = (audit, unit = 1, digits = 2) =>
    Number((audits[audit].numericValue / unit).toFixed(digits));
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round(scores[name].score * 100)])),
    'FCP s': value('first-contentful-paint', 1_000),
    'LCP s': value('largest-contentful-paint', 1_000),
    'TBT ms': value('total-blocking-time', 1, 0),
    CLS: value('cumulative-layout-shift', 1, 3),
  };
}

/** The run whose performance is the median. */
export function medianOf(reports) {
  const runs = reports.map((report) => ({ report, figures: figuresOf(report) }));
  const sorted = runs.toSorted(
    ({ figures: a }, { figures: b }) => a.performance - b.performance || b['LCP s'] - a['LCP s'],
  );
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** What a page misses, and the audits that keep its other categories from 100. */
export function missedLimits({ figures, report: { categories: scores, audits } }) {
  const missed = Object.entries(LIMITS).filter(
    ([name, { least = -Infinity, most = Infinity }]) =>
      figures[name] < least || figures[name] > most,
  );
  if (missed.length === 0) return [];
  const failed = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => scores[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id}: ${audits[id].title}`);
  return [
    ...missed.map(([name, { least, most }]) => `${name} ${figures[name]} (limit ${least ?? most})`),
    ...failed,
  ];
}
