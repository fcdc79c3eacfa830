import '@manjara/ui/inner-page-icons';
import { type Image, type Project, youtubeId } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Container, Icon, Picture, VisuallyHidden } from '@manjara/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { picturesOf, usePictureTexts } from '../pictures';
import { PictureCaption } from './PictureCaption';
import styles from './ProjectPictures.module.css';
import { ProjectVideo } from './ProjectVideo';

const FullScreen = lazy(() => import(/* webpackChunkName: "swiper" */ './FullScreen'));

const isTall = ({ width = 3, height = 2 }: Image): boolean => height > width;

/** `sizes` by the page's width; portrait pictures take half of it at most. */
const MAIN = '(min-width: 1280px) 78rem, 100vw';
const HALF = '(min-width: 1280px) 39rem, (min-width: 768px) 50vw, 100vw';

interface Props {
  project: Project;
  /** Content between the main picture and the others. */
  children: ReactNode;
}

/** A project's pictures, large; each opens in the full-screen gallery. */
export function ProjectPictures({ project, children }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const { altOf, captions } = usePictureTexts(project);
  const [shown, setShown] = useState<number | null>(null);
  const pictures = picturesOf(project);

  const frame = (picture: Image, position: number) => {
    const main = position === 0;
    return (
      <figure className={styles.figure}>
        <button
          type="button"
          className={styles.frame}
          data-tall={isTall(picture) || undefined}
          aria-haspopup="dialog"
          onClick={() => setShown(position)}
        >
          <Picture
            image={picture}
            alt={altOf(position)}
            sizes={main && !isTall(picture) ? MAIN : HALF}
            loading={main ? 'eager' : 'lazy'}
            fetchPriority={main ? 'high' : undefined}
            className={styles.picture}
          />
          <span className={styles.sign}>
            <Icon name="enlarge" />
            <VisuallyHidden>{t('projectsp.gallery.enlarge')}</VisuallyHidden>
          </span>
        </button>
        <PictureCaption text={captions[position]} className={styles.caption} />
      </figure>
    );
  };

  const [main, ...others] = pictures;
  const poster = project.videoPoster ?? main;
  const video = poster && youtubeId(project.video ?? '');
  return (
    <Container className={styles.pictures}>
      {main && <div className={styles.main}>{frame(main, 0)}</div>}
      {children}
      {(others.length > 0 || video) && (
        <ul className={styles.others}>
          {video && (
            <li className={styles.video}>
              <ProjectVideo
                id={video}
                href={project.video}
                name={inLanguage(project, 'name', language)}
                poster={poster}
              />
            </li>
          )}
          {others.map((picture, index) => (
            <li key={picture.url} className={styles.cell} data-tall={isTall(picture) || undefined}>
              {frame(picture, index + 1)}
            </li>
          ))}
        </ul>
      )}
      {shown !== null && (
        <Suspense>
          <FullScreen project={project} start={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Container>
  );
}
