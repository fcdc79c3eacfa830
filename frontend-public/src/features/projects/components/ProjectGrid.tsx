import type { Project } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { CardGrid, PictureCard } from '../../../shared/components/PictureCard';
import { useNumberFormat } from '../../../shared/hooks/use-number-format';
import styles from './ProjectGrid.module.css';

interface Props {
  projects: Project[];
  total: number;
}

export function ProjectGrid({ projects, total }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const format = useNumberFormat();
  return (
    <>
      <p className={styles.count} role="status">
        {t('projectsp.count', { count: total, number: format(total) })}
      </p>
      <CardGrid>
        {projects.map((project) => (
          <PictureCard
            key={project._id}
            image={project.image}
            name={inLanguage(project, 'name', language)}
            category={inLanguage(project, 'category', language)}
          />
        ))}
      </CardGrid>
    </>
  );
}
