import type { AboutContent } from '@manjara/contracts';
import { useLanguage } from '@manjara/platform';
import { aboutCrops, Picture, sizesOf } from '@manjara/ui';
import clsx from 'clsx';
import { filledImages } from '../../../shared/filled-images';
import { altIn } from '../../../shared/language-of';
import motion from '../../../shared/styles/motion.module.css';
import styles from './AboutPictures.module.css';

/** Pictures of the workshop; the layout depends on their number, so that no slot stays empty. */
export function AboutPictures({ images }: { images: AboutContent['images'] | undefined }) {
  const { language } = useLanguage();
  const filled = filledImages(images);
  if (filled.length === 0) return null;
  return (
    <div className={styles.pictures}>
      <ul className={styles.grid} data-count={filled.length}>
        {filled.map((image, index) => (
          <li key={image.url} className={clsx(index > 0 && motion.rise)}>
            <Picture
              image={image}
              {...altIn(image, language)}
              sizes={sizesOf(image, aboutCrops(filled.length, index))}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
              cover
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
