import type { Image } from '@manjara/contracts';
import { Picture, type PictureProps } from '@manjara/ui';
import styles from './Gallery.module.css';

/** The stage's width, and its height, which bounds pictures that are taller than it. */
const STAGE = { wide: 'min(56.5rem, 67vw - 5rem)', narrow: '100vw - 2rem' };

function sizesOf({ width = 3, height = 2 }: Image): string {
  // A picture is drawn whole: one that is narrower than the stage is as tall as it.
  const share = Math.min(1, width / height / (3 / 2)).toFixed(2);
  return `(min-width: 900px) calc(${share} * ${STAGE.wide}), calc(${share} * (${STAGE.narrow}))`;
}

/** One picture of the gallery, whole, whatever its proportions. */
export const GalleryPicture = (props: Omit<PictureProps, 'sizes' | 'className'>) => (
  <Picture {...props} sizes={sizesOf(props.image)} className={styles.picture} />
);
