import { useText } from '@manjara/platform';
import { useNumberFormat } from '../../../shared/hooks/useNumberFormat';
import type { ChosenCv } from '../join-fields';
import styles from './CvField.module.css';

const MEGABYTE = 1_000_000;

/** File sizes have Latin digits in Arabic too, and so do the numbers in the same line. */
const LATIN = { numberingSystem: 'latn' };

function useSize(): (bytes: number) => string {
  const t = useText();
  const format = useNumberFormat({ ...LATIN, maximumFractionDigits: 1 });
  return (bytes) =>
    bytes >= MEGABYTE
      ? t('join.form.megabytes', { size: format(bytes / MEGABYTE) })
      : t('join.form.kilobytes', { size: format(Math.max(1, Math.round(bytes / 1000))) });
}

interface Props {
  id: string;
  cv: ChosenCv | undefined;
  sent: number | null;
}

/** The text in the CV box: how to choose a file, or its name, size and upload progress. */
export function CvSummary({ id, cv, sent }: Props) {
  const t = useText();
  const sizeOf = useSize();
  const percent = useNumberFormat({ ...LATIN, style: 'percent' });
  if (!cv) {
    return (
      <span aria-hidden="true" className={styles.summary}>
        {t('join.form.chooseCv')}
        <span className={styles.drop}>{t('join.form.dropCv')}</span>
      </span>
    );
  }
  return (
    <>
      <span id={id} className={styles.summary}>
        <span className={styles.name}>
          <bdi>{cv.name}</bdi>
        </span>
        <span className={styles.meta}>
          {sent === null
            ? sizeOf(cv.size)
            : t('join.form.sent', { percent: percent(sent), size: sizeOf(cv.size) })}
        </span>
      </span>
      {sent === null && (
        <span aria-hidden="true" className={styles.change}>
          {t('join.form.changeCv')}
        </span>
      )}
    </>
  );
}
