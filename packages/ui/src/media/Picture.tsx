import type { Image } from '@manjara/contracts';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Picture.module.css';

export interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'alt' | 'width' | 'height' | 'className'
> {
  image: Image;
  /** Empty for a picture that says nothing beyond the text beside it. */
  alt: string;
  /** Fills the frame and is cropped to it, instead of giving the frame its proportions. */
  cover?: boolean;
  /** Of the frame. */
  className?: string;
}

/**
 * A stored picture in a frame that reserves its space. The blurred placeholder lies beneath and
 * is simply covered when the picture arrives, so it needs neither script nor inline style.
 */
export function Picture({
  image,
  alt,
  cover = false,
  className,
  loading = 'lazy',
  ...rest
}: PictureProps) {
  return (
    <span className={clsx(styles.frame, className)} data-cover={cover || undefined}>
      {image.placeholder && (
        <img src={image.placeholder} alt="" aria-hidden="true" className={styles.placeholder} />
      )}
      <img
        decoding="async"
        {...rest}
        // Before `src`, or an eager download begins ahead of the attribute.
        loading={loading}
        src={image.url}
        alt={alt}
        width={image.width}
        height={image.height}
        className={styles.image}
      />
    </span>
  );
}
