import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'accent';
}

/** A small label or count. */
export const Badge = ({ tone = 'neutral', className, ...rest }: BadgeProps) => (
  <span {...rest} className={clsx(styles.badge, className)} data-tone={tone} />
);
