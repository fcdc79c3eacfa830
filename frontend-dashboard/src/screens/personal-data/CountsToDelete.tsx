import { type SubmissionKind, SUBMISSION_KINDS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useCounted } from '../../format/useCounted';
import styles from './PersonalDataPage.module.css';

/** Lists the numbers of messages and job applications to delete. */
export function CountsToDelete({ counts }: { counts: Readonly<Record<SubmissionKind, number>> }) {
  const t = useText();
  const counted = useCounted();
  return (
    <ul className={styles.toDelete}>
      {SUBMISSION_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <li key={kind}>{t(`dashboard.personalData.${kind}.held`, counted(counts[kind]))}</li>
      ))}
    </ul>
  );
}
