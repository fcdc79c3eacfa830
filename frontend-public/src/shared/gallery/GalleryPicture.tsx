import type { Image } from '@manjara/contracts';
import { Picture, type PictureProps } from '@manjara/ui';
import styles from './Gallery.module.css';

/** Widths of the gallery's stage; its height limits portrait pictures. */
const STAGE = { wide: 'min(56.5rem, 67vw - 5rem)', narrow: '100vw - 2rem' };

function sizesOf({ width = 3, height = 2 }: Image): string {
  // Pictures are not cropped: one that is narrower than the stage is limited by its height.
  const share = Math.min(1, width / height / (3 / 2)).toFixed(2);
  return `(min-width: 900px) calc(${share} * ${STAGE.wide}), calc(${share} * (${STAGE.narrow}))`;
}

export const GalleryPicture = (props: Omit<PictureProps, 'sizes' | 'className'>) => (
  <Picture {...props} sizes={sizesOf(props.image)} className={styles.picture} />
);
