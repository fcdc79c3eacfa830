import type { Image } from '@manjara/contracts';
import clsx from 'clsx';
import { type ComponentProps, useDeferredValue } from 'react';
import styles from './Picture.module.css';
import { pictureSources } from './sources';

export interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height' | 'className'
> {
  image: Image;
  /** Empty for a picture that adds nothing to the text beside it. */
  alt: string;
  /**
   * Rendered width, as in HTML: the browser chooses a file by it before layout. A picture that is
   * cropped at its sides is wider than its frame.
   */
  sizes: string;
  /** Fills the frame and is cropped to it; otherwise the frame gets the picture's proportions. */
  cover?: boolean;
  /** For the frame. */
  className?: string;
}

/**
 * Crop position for a focal point: beyond the point, so that it moves towards the centre and keeps
 * its surroundings. In steps, because pages from the server have no inline styles.
 */
export const cropPosition = (percent: number): number =>
  10 * Math.round(Math.min(10, Math.max(0, 0.15 * percent - 2.5)));

/**
 * A stored picture in a frame of its proportions. The blurred placeholder lies beneath and is
 * covered when the picture arrives, without script or inline style. The server omits placeholders
 * of lazy pictures, so that the HTML of the first screen comes first.
 */
export function Picture({
  image,
  alt,
  sizes,
  cover = false,
  className,
  loading = 'lazy',
  ...rest
}: PictureProps) {
  const { src, srcSet } = pictureSources(image);
  // The placeholder would stay visible through a transparent picture.
  const drawn = (!image.transparent && image.placeholder) || null;
  const afterwards = useDeferredValue(drawn, null);
  const placeholder = loading === 'lazy' ? afterwards : drawn;
  return (
    <span
      className={clsx(styles.frame, className)}
      data-cover={cover || undefined}
      data-focus-x={image.focus && cropPosition(image.focus.x)}
      data-focus-y={image.focus && cropPosition(image.focus.y)}
    >
      {placeholder && (
        <img src={placeholder} alt="" aria-hidden="true" className={styles.placeholder} />
      )}
      <img
        decoding="async"
        {...rest}
        // Before `src`: otherwise an eager download starts before the attribute is set.
        loading={loading}
        sizes={srcSet && sizes}
        srcSet={srcSet}
        src={src}
        alt={alt}
        width={image.width}
        height={image.height}
        className={styles.image}
      />
    </span>
  );
}
