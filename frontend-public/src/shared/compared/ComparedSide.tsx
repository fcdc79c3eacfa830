import type { Image } from '@manjara/contracts';
import { type Crops, Picture, sizesOf } from '@manjara/ui';
import { memo } from 'react';
import styles from './ComparedPictures.module.css';

export interface Side {
  image: Image;
  alt: string;
  label: string;
}

interface Props {
  side: Side;
  crops: Crops;
}

/** One of the pictures, with its label. Not rendered again while a line is dragged. */
export const ComparedSide = memo(function ComparedSide({ side, crops }: Props) {
  const { image, alt, label } = side;
  return (
    <figure className={styles.side}>
      <div className={styles.view}>
        <Picture
          image={image}
          alt={alt}
          sizes={sizesOf(image, crops)}
          cover
          className={styles.picture}
        />
      </div>
      <figcaption className={styles.band}>
        <bdi className={styles.label}>{label}</bdi>
      </figcaption>
    </figure>
  );
});
