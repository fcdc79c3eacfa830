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
  variant?: 'plain' | 'outline' | 'solid' | 'danger';
  size?: 's' | 'm' | 'l';
}

export interface IconButtonProps extends Looks, ComponentProps<'button'> {}

export interface IconLinkProps extends Looks, LinkProps {}

const pixelsOf = (size: Looks['size']): number => (size === 's' ? 18 : size === 'l' ? 26 : 22);

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
      <Icon name={icon} size={pixelsOf(size)} />
      {children}
    </button>
  );
}

/** A router link that looks like an `IconButton`. */
export function IconLink({
  label,
  icon,
  variant = 'plain',
  size = 'm',
  className,
  ...rest
}: IconLinkProps) {
  return (
    <Link
      aria-label={label}
      {...rest}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      <Icon name={icon} size={pixelsOf(size)} />
    </Link>
  );
}
