import type { JobApplication } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Icon, VisuallyHidden } from '@manjara/ui';
import { useOpenCv } from '../hooks/useOpenCv';
import styles from './CardLink.module.css';

/** Shows the CV in a new tab (spec §2). */
export function CvLink({ job }: { job: JobApplication }) {
  const t = useText();
  const open = useOpenCv(job);
  return (
    <a
      href={job.cv}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.link}
      onClick={(event) => void open(event)}
    >
      <Icon name="file" size={18} />
      <span>{t('dashboard.inbox.showCv')}</span>
      <VisuallyHidden>{t('common.opensInNewTab')}</VisuallyHidden>
    </a>
  );
}
