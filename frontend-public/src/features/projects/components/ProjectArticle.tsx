import { type Project, projectPath } from '@manjara/contracts';
import { inLanguage, pageAddress, useLanguage, useSiteOrigin, useText } from '@manjara/platform';
import { Container } from '@manjara/ui';
import { useLayoutEffect, useRef } from 'react';
import { AskAbout } from '../../../shared/contact/components/AskAbout';
import { namePicture } from '../growing-picture';
import { useFullScreen } from '../../../shared/gallery/useFullScreen';
import { Facts } from './Facts';
import { PicturePairs } from './PicturePairs';
import styles from './ProjectArticle.module.css';
import { ProjectCover } from './ProjectCover';
import { ProjectHead } from './ProjectHead';
import { ProjectPictures } from './ProjectPictures';
import { ShareButton } from './ShareButton';

/** The page of a project: cover, description, facts, comparison and pictures. */
export function ProjectArticle({ project }: { project: Project }) {
  const t = useText();
  const article = useRef<HTMLElement>(null);
  useLayoutEffect(() => namePicture(article.current), []);
  const { language } = useLanguage();
  const origin = useSiteOrigin();
  const { enlarge, fullScreen } = useFullScreen(project);
  const name = inLanguage(project, 'name', language);
  const text = inLanguage(project, 'description', language).trim();
  const path = projectPath(project, language);
  return (
    <article ref={article} className={styles.project}>
      <ProjectHead project={project} />
      <ProjectCover project={project} onEnlarge={() => enlarge(0)} />
      <Container className={styles.words}>
        <p dir="auto" className={styles.text}>
          {text || t('projectsp.noDescription')}
        </p>
        <aside className={styles.aside} aria-label={t('projectsp.facts.label')}>
          <Facts project={project} />
          <div className={styles.ways}>
            <AskAbout of="project" id={project._id} name={name} path={path} />
            <ShareButton title={name} url={pageAddress(origin, path, language)} />
          </div>
        </aside>
      </Container>
      <PicturePairs project={project} />
      <ProjectPictures project={project} onEnlarge={enlarge} />
      {fullScreen}
    </article>
  );
}
