import { Link, type LinkProps } from '@manjara/platform';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import styles from './Button.module.css';

interface Looks {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 's' | 'm' | 'l';
  /** Shown before the text. */
  icon?: IconName;
  /** Shown after the text, e.g. an arrow. */
  iconAfter?: IconName;
}

export interface ButtonProps extends Looks, ComponentProps<'button'> {
  /** Shows a spinner and ignores clicks; the button keeps its width and the focus. */
  loading?: boolean;
}

export interface ButtonLinkProps extends Looks, LinkProps {}

function content({ icon, iconAfter, size }: Looks, children: ReactNode) {
  const pixels = size === 's' ? 16 : 20;
  return (
    <>
      {icon && <Icon name={icon} size={pixels} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} size={pixels} />}
    </>
  );
}

/** A button; `type` is "button" by default. */
export function Button({
  variant = 'primary',
  size = 'm',
  icon,
  iconAfter,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`: that would lose the keyboard focus during a request.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      {content({ icon, iconAfter, size }, children)}
      {loading && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

/** A router link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'm',
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      {content({ icon, iconAfter, size }, children)}
    </Link>
  );
}
