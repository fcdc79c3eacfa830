import { type Image, type Project, youtubeId } from '@manjara/contracts';
import { inLanguage, useLanguage } from '@manjara/platform';
import { ASIDE_CROPS, Container, PLATE_CROPS, SHARED_CROPS, sizesOf } from '@manjara/ui';
import { picturesOf, usePictureTexts } from '../../../shared/gallery/pictures';
import { LargePicture } from './LargePicture';
import { PictureCaption } from '../../../shared/gallery/PictureCaption';
import styles from './ProjectPictures.module.css';
import { ProjectVideo } from './ProjectVideo';

const isTall = ({ width = 3, height = 2 }: Image): boolean => height > width;

/** The first ones have a screen of their own; the others share it. */
const LARGE = 6;

/** By turns, so that the page is not a column of equal pictures. */
const PLACES = ['start', 'end', 'plate'] as const;

interface Props {
  project: Project;
  /** Opens the picture at an index on the whole screen. */
  onEnlarge: (index: number) => void;
}

/** The pictures of a project after its cover, large, each with its description. */
export function ProjectPictures({ project, onEnlarge }: Props) {
  const { language } = useLanguage();
  const { altOf, captions } = usePictureTexts(project);
  const [main, ...others] = picturesOf(project);
  const poster = project.videoPoster ?? main;
  const video = poster && youtubeId(project.video ?? '');
  if (others.length === 0 && !video) return null;

  const figure = (picture: Image, index: number, sizes: string) => (
    <figure className={styles.figure}>
      <LargePicture
        image={picture}
        alt={altOf(index + 1)}
        sizes={sizes}
        cover
        onEnlarge={() => onEnlarge(index + 1)}
        className={styles.frame}
      />
      <PictureCaption text={captions[index + 1]} className={styles.caption} />
    </figure>
  );
  const large = others.slice(0, LARGE);
  const rest = others.slice(LARGE);
  return (
    <Container className={styles.pictures}>
      {video && (
        <ProjectVideo
          id={video}
          href={project.video}
          name={inLanguage(project, 'name', language)}
          poster={poster}
        />
      )}
      <ul className={styles.large}>
        {large.map((picture, index) => {
          const place = PLACES[index % PLACES.length]!;
          const isPlate = place === 'plate' && !isTall(picture);
          return (
            <li
              key={picture.url}
              data-place={place}
              data-tall={isTall(picture) || undefined}
              className={styles.cell}
            >
              {figure(picture, index, sizesOf(picture, isPlate ? PLATE_CROPS : ASIDE_CROPS))}
            </li>
          );
        })}
      </ul>
      {rest.length > 0 && (
        <ul className={styles.rest}>
          {rest.map((picture, index) => (
            <li key={picture.url}>
              {figure(picture, LARGE + index, sizesOf(picture, SHARED_CROPS))}
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}
