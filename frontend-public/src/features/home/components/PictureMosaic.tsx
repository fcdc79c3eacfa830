import type { BilingualAltImage } from '@manjara/contracts';
import { useLanguage } from '@manjara/platform';
import { mosaicCrops, Picture, sizesOf } from '@manjara/ui';
import clsx from 'clsx';
import { altIn } from '../../../shared/language-of';
import motion from '../../../shared/styles/motion.module.css';
import styles from './PictureMosaic.module.css';

/** Up to four slots; empty ones are skipped (spec §2). */
type Slots = readonly (BilingualAltImage | null)[] | undefined;

const filledOf = (images: Slots): BilingualAltImage[] =>
  (images ?? []).filter((image): image is BilingualAltImage => Boolean(image?.url)).slice(0, 4);

/** Lets the caller leave out the mosaic's space. */
export const hasPictures = (images: Slots): boolean => filledOf(images).length > 0;

/** One to four pictures; the layout depends on their number, so that no slot stays empty. */
export function PictureMosaic({ images }: { images: Slots }) {
  const { language } = useLanguage();
  const filled = filledOf(images);
  if (filled.length === 0) return null;
  return (
    <ul className={styles.mosaic} data-count={filled.length}>
      {filled.map((image, index) => (
        <li key={image.url} className={clsx(styles.cell, motion.rise)}>
          <Picture
            image={image}
            {...altIn(image, language)}
            sizes={sizesOf(image, mosaicCrops(filled.length, index))}
            cover
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  );
}
