import type { Statistics } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { VisuallyHidden } from '@manjara/ui';
import styles from './VisitsChart.module.css';

/** Visits of the last days as bars, each with its number for screen readers. */
export function VisitsChart({ days }: Pick<Statistics, 'days'>) {
  const t = useText();
  const { locale } = useLanguage();
  // Days are in Jeddah already: read as UTC they stay the same.
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  });
  const number = (value: number) => value.toLocaleString(locale);
  const nameOf = (day: string) => format.format(new Date(day));
  const total = days.reduce((sum, { visits }) => sum + visits, 0);
  const most = days.reduce((best, day) => (day.visits > best.visits ? day : best), days[0]!);
  return (
    <figure className={styles.figure}>
      <figcaption>
        {total === 0
          ? t('dashboard.overview.noVisits')
          : t('dashboard.overview.visitsInAll', {
              count: total,
              number: number(total),
              most: number(most.visits),
              day: nameOf(most.day),
            })}
      </figcaption>
      <ol className={styles.bars}>
        {days.map(({ day, visits }) => (
          <li key={day} className={styles.day} title={`${nameOf(day)}: ${number(visits)}`}>
            <VisuallyHidden>
              {nameOf(day)}: {number(visits)}
            </VisuallyHidden>
            <span
              className={styles.bar}
              style={{ blockSize: `${most.visits && (visits / most.visits) * 100}%` }}
            />
          </li>
        ))}
      </ol>
      <p className={styles.ends} aria-hidden="true">
        <span>{nameOf(days[0]!.day)}</span>
        <span>{nameOf(days.at(-1)!.day)}</span>
      </p>
    </figure>
  );
}
