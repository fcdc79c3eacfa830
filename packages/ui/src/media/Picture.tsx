import type { Image, PictureWidth } from '@manjara/contracts';
import clsx from 'clsx';
import { type ComponentProps, useDeferredValue } from 'react';
import styles from './Picture.module.css';
import { pictureSources } from './sources';

export interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height' | 'className'
> {
  image: Image;
  /** Empty for a picture that says nothing beyond the text beside it. */
  alt: string;
  /**
   * How wide the picture is drawn, as in HTML: the browser chooses by it what it fetches, before
   * it knows the layout. A picture that is cropped at its sides is drawn wider than its frame.
   */
  sizes: string;
  /** The widest form to choose from, for a picture that fills the screen. */
  widest?: PictureWidth;
  /** Fills the frame and is cropped to it, instead of giving the frame its proportions. */
  cover?: boolean;
  /** Of the frame. */
  className?: string;
}

/**
 * Where a crop shows the picture, from a focal point: further out than the point, which so comes
 * nearer to the middle, with what is around it. In steps, for the server's pages have no inline styles.
 */
export const cropPosition = (percent: number): number =>
  10 * Math.round(Math.min(10, Math.max(0, 0.15 * percent - 2.5)));

/**
 * A stored picture in a frame that reserves its space. The blurred placeholder lies beneath and
 * is simply covered when the picture arrives, so it needs neither script nor inline style. Pages
 * are sent without those of lazy pictures: what is on the screen comes first.
 */
export function Picture({
  image,
  alt,
  sizes,
  widest,
  cover = false,
  className,
  loading = 'lazy',
  ...rest
}: PictureProps) {
  const { src, srcSet } = pictureSources(image, widest);
  // It would show through a transparent picture for ever.
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
        // Before the addresses, or an eager download begins ahead of the attributes.
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
