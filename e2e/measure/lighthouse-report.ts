import type { Result } from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Minimum scores, maximum seconds and layout shift of a page. */
const LEAST = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const MOST = { 'LCP s': 1.5, CLS: 0.02 };

export type Figures = Record<string, number>;

export function figuresOf({ categories, audits }: Result): Figures {
  const value = (audit: string, unit = 1, digits = 2) =>
    Number(((audits[audit]?.numericValue ?? 0) / unit).toFixed(digits));
  const points = CATEGORIES.map((name) => [name, Math.round(100 * categories[name]!.score!)]);
  return {
    ...(Object.fromEntries(points) as Figures),
    'FCP s': value('first-contentful-paint', 1_000),
    'LCP s': value('largest-contentful-paint', 1_000),
    'TBT ms': value('total-blocking-time', 1, 0),
    CLS: value('cumulative-layout-shift', 1, 3),
  };
}

/** The run with the median performance score. */
export function medianOf(reports: Result[]): Result {
  const score = ({ categories }: Result) => categories.performance!.score!;
  const sorted = reports.toSorted((a, b) => score(a) - score(b));
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}

/** The limits that a page misses, and the failed audits of categories below 100. */
export function missedLimits(report: Result): string[] {
  const figures = figuresOf(report);
  const missed = [
    ...Object.entries(LEAST).filter(([name, least]) => figures[name]! < least),
    ...Object.entries(MOST).filter(([name, most]) => figures[name]! > most),
  ].map(([name, limit]) => `${name} ${figures[name]} (limit ${limit})`);
  const failed = Object.values(report.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => report.audits[id]!)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`);
  return [...missed, ...failed];
}
