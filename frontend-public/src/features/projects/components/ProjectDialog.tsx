import type { Project } from '@manjara/contracts';
import { formatDate, inLanguage, useLanguage, useText } from '@manjara/platform';
import { ButtonLink, Dialog } from '@manjara/ui';
import { Description } from './Description';
import { Gallery } from './Gallery';
import styles from './ProjectDialog.module.css';

interface Props {
  project: Project;
  /** The address of the list below. */
  listHref: string;
  onClose: () => void;
}

/** A project in detail: its pictures, description, category and date (spec §2, §4). */
export function ProjectDialog({ project, listHref, onClose }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const date = formatDate(project.createdAt, language);
  return (
    <Dialog
      open
      onClose={onClose}
      closeTo={listHref}
      title={<bdi>{inLanguage(project, 'name', language)}</bdi>}
      size="l"
      className={styles.dialog}
    >
      <div className={styles.project}>
        <Gallery project={project} />
        <div className={styles.words}>
          <Description text={inLanguage(project, 'description', language).trim()} />
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt>{t('projectsp.category')}</dt>
              <dd>{inLanguage(project, 'category', language)}</dd>
            </div>
            <div className={styles.fact}>
              <dt>{t('projectsp.date')}</dt>
              <dd>
                {date ? <time dateTime={project.createdAt}>{date}</time> : t('projectsp.noDate')}
              </dd>
            </div>
          </dl>
          <ButtonLink to="/contact" variant="secondary" className={styles.ask}>
            {t('projectsp.ask')}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
