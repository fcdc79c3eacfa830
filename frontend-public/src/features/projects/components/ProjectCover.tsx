import { findCategory, type Project } from '@manjara/contracts';
import { inLanguage, Link, useCategories, useLanguage } from '@manjara/platform';
import { Container, COVER_CROPS, sizesOf, withoutVowelMarks } from '@manjara/ui';
import { categoryPath } from '../../../shared/category-path';
import { usePictureTexts } from '../../../shared/gallery/pictures';
import styles from './Cover.module.css';
import { LargePicture } from './LargePicture';
import { PictureCaption } from '../../../shared/gallery/PictureCaption';

interface Props {
  project: Project;
  onEnlarge: () => void;
}

/** The main picture to the edges of the page, with the name on it. */
export function ProjectCover({ project, onEnlarge }: Props) {
  const { language } = useLanguage();
  const { altOf, captions } = usePictureTexts(project);
  const { image } = project;
  const category = findCategory(useCategories().projects, project.category);
  const { width = 3, height = 2 } = image;
  return (
    <header>
      <figure className={styles.cover} data-tall={height > width || undefined}>
        <div className={styles.stage} data-bare={!image.url || undefined}>
          {image.url && (
            <LargePicture
              image={image}
              alt={altOf(0)}
              sizes={sizesOf(image, COVER_CROPS)}
              loading="eager"
              fetchPriority="high"
              cover
              onEnlarge={onEnlarge}
              className={styles.picture}
            />
          )}
          <div className={styles.shade} data-ground="dark">
            <Container className={styles.words}>
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
                <bdi>{withoutVowelMarks(inLanguage(project, 'name', language))}</bdi>
              </h1>
            </Container>
          </div>
        </div>
        <PictureCaption text={captions[0]} className={styles.caption} />
      </figure>
    </header>
  );
}
