import { findCategory, type Project, projectPath } from '@manjara/contracts';
import { inLanguage, Link, useCategories, useLanguage, useText } from '@manjara/platform';
import { Container, withoutVowelMarks } from '@manjara/ui';
import { useLayoutEffect, useRef } from 'react';
import { categoryPath } from '../../../shared/category-path';
import { useCountedProject } from '../../../shared/hooks/useCountedView';
import { AskAbout } from '../../../shared/contact/components/AskAbout';
import { namePicture } from '../growing-picture';
import { Facts } from './Facts';
import styles from './ProjectArticle.module.css';
import { PicturePairs } from './PicturePairs';
import { ProjectHead } from './ProjectHead';
import { ProjectPictures } from './ProjectPictures';

export function ProjectArticle({ project }: { project: Project }) {
  const t = useText();
  useCountedProject(project._id);
  const article = useRef<HTMLElement>(null);
  useLayoutEffect(() => namePicture(article.current), []);
  const { language } = useLanguage();
  const name = inLanguage(project, 'name', language);
  const text = inLanguage(project, 'description', language).trim();
  const category = findCategory(useCategories().projects, project.category);
  return (
    <article ref={article}>
      <ProjectHead project={project} />
      <Container as="header" className={styles.head}>
        <p className={styles.eyebrow}>
          {category ? (
            <Link to={categoryPath(category, language)} className={styles.category}>
              {category[language]}
            </Link>
          ) : (
            inLanguage(project, 'category', language)
          )}
        </p>
        <h1 className={styles.title}>
          <bdi>{withoutVowelMarks(name)}</bdi>
        </h1>
      </Container>
      <ProjectPictures project={project}>
        <div className={styles.words}>
          <p dir="auto" className={styles.text}>
            {text || t('projectsp.noDescription')}
          </p>
          <aside className={styles.aside} aria-label={t('projectsp.facts.label')}>
            <Facts project={project} />
            <AskAbout
              of="project"
              id={project._id}
              name={name}
              path={projectPath(project, language)}
            />
          </aside>
        </div>
        <PicturePairs project={project} />
      </ProjectPictures>
    </article>
  );
}
