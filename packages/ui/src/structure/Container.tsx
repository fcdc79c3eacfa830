import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Container.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  as?: 'div' | 'section';
}

/** Centred content, with the page's gutters: at most 1280 px wide, and 1792 px in windows of 1800 px or more. */
export const Container = ({ as: Tag = 'div', className, ...rest }: ContainerProps) => (
  <Tag {...rest} className={clsx(styles.container, className)} />
);
