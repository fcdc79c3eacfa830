import type { AltImage } from '@manjara/contracts';
import { Picture } from '@manjara/ui';
import clsx from 'clsx';
import motion from '../styles/motion.module.css';
import styles from './PictureMosaic.module.css';

interface Props {
  /** Up to four slots; empty ones are skipped (spec §2). */
  images: readonly (AltImage | null)[] | undefined;
}

/** One to four pictures, composed by how many there are, so that an empty slot leaves no hole. */
export function PictureMosaic({ images = [] }: Props) {
  const filled = images.filter((image): image is AltImage => Boolean(image?.url)).slice(0, 4);
  if (filled.length === 0) return null;
  return (
    <ul className={styles.mosaic} data-count={filled.length}>
      {filled.map((image) => (
        <li key={image.url} className={clsx(styles.cell, motion.rise)}>
          <Picture
            image={image}
            alt={image.alt}
            sizes="(min-width: 1024px) 24rem, 50vw"
            cover
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  );
}
