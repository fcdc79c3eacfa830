import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Container.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'header';
}

/** Centred content, at most 1280 px wide, with the page's gutters. */
export const Container = ({ as: Tag = 'div', className, ...rest }: ContainerProps) => (
  <Tag {...rest} className={clsx(styles.container, className)} />
);
