import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** `text` is one line, `title` a headline, `block` fills its box. */
  shape?: 'text' | 'title' | 'block';
}

/** Placeholder while content loads; `className` sets its size. */
export const Skeleton = ({ shape = 'text', className, ...rest }: SkeletonProps) => (
  <span
    aria-hidden="true"
    {...rest}
    className={clsx(styles.skeleton, className)}
    data-shape={shape}
  />
);
