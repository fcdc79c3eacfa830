import { Link, type LinkProps } from '@manjara/platform';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import styles from './IconButton.module.css';

interface Looks {
  /** Accessible name. */
  label: string;
  icon: IconName;
}

export interface IconButtonProps extends Looks, ComponentProps<'button'> {
  variant?: 'plain' | 'outline' | 'danger';
  size?: 's' | 'm';
}

interface IconLinkProps extends Looks, LinkProps {}

export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'm',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      <Icon name={icon} size={size === 's' ? 18 : 22} />
      {children}
    </button>
  );
}

/** A router link that looks like an `IconButton`. */
export const IconLink = ({ label, icon, className, ...rest }: IconLinkProps) => (
  <Link aria-label={label} {...rest} className={clsx(styles.button, className)}>
    <Icon name={icon} size={22} />
  </Link>
);
