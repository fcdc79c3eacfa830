import type { BilingualAltImage } from '@manjara/contracts';
import { useLanguage } from '@manjara/platform';
import { mosaicCrops, Picture, sizesOf } from '@manjara/ui';
import clsx from 'clsx';
import { altIn } from '../../../shared/language-of';
import motion from '../../../shared/styles/motion.module.css';
import styles from './PictureMosaic.module.css';

/** One to four pictures; the layout depends on their number, so that no slot stays empty. */
export function PictureMosaic({ images }: { images: readonly BilingualAltImage[] }) {
  const { language } = useLanguage();
  return (
    <ul className={styles.mosaic} data-count={images.length}>
      {images.map((image, index) => (
        <li key={image.url} className={clsx(styles.cell, motion.rise)}>
          <Picture
            image={image}
            {...altIn(image, language)}
            sizes={sizesOf(image, mosaicCrops(images.length, index))}
            cover
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  );
}
