import { projectPath } from '@manjara/contracts';
import { inLanguage, Link, useLanguage, useText } from '@manjara/platform';
import { Container, COVER_CROPS, Icon, Picture, sizesOf, withoutVowelMarks } from '@manjara/ui';
import type { Cover } from '../../../shared/api/get-cover';
import styles from './Cover.module.css';

/** The cover of the next project, into which the page ends. */
export function NextProject({ project }: { project: Cover }) {
  const t = useText();
  const { language } = useLanguage();
  const { image } = project;
  return (
    <Link to={projectPath(project, language)} className={styles.next}>
      <div className={styles.stage} data-bare={!image?.url || undefined}>
        {image?.url && (
          <Picture
            image={image}
            alt=""
            sizes={sizesOf(image, COVER_CROPS)}
            cover
            className={styles.picture}
          />
        )}
        <div className={styles.shade}>
          <Container className={styles.words}>
            <span className={styles.direction}>
              {t('projectsp.next')}
              <Icon name="arrow-end" size={20} />
            </span>
            <bdi className={styles.title}>
              {withoutVowelMarks(inLanguage(project, 'name', language))}
            </bdi>
          </Container>
        </div>
      </div>
    </Link>
  );
}
