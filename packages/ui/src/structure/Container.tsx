import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Container.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'header';
  /** As wide as the header on very wide screens. */
  wide?: boolean;
}

/** Centred content, at most 1280 px wide unless `wide`, with the page's gutters. */
export const Container = ({ as: Tag = 'div', wide, className, ...rest }: ContainerProps) => (
  <Tag {...rest} data-wide={wide || undefined} className={clsx(styles.container, className)} />
);
