import { type SubmissionKind, SUBMISSION_KINDS } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import styles from './PersonalDataPage.module.css';

/** What is deleted, by number. */
export function CountsToDelete({ counts }: { counts: Readonly<Record<SubmissionKind, number>> }) {
  const t = useText();
  const { locale } = useLanguage();
  return (
    <ul className={styles.toDelete}>
      {SUBMISSION_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <li key={kind}>
          {t(`dashboard.personalData.${kind}.held`, {
            count: counts[kind],
            number: counts[kind].toLocaleString(locale),
          })}
        </li>
      ))}
    </ul>
  );
}
