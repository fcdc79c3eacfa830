import { Link, type LinkProps } from '@manjara/platform';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import styles from './Button.module.css';

interface Looks {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 's' | 'm' | 'l';
  /** Drawn before the text. */
  icon?: IconName;
  /** Drawn after the text, e.g. an arrow onward. */
  iconAfter?: IconName;
}

export interface ButtonProps extends Looks, ComponentProps<'button'> {
  /** Shows a spinner and refuses clicks, while the button keeps its width and the focus. */
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

/** A push button; `type` is "button" unless said otherwise. */
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
      // Not `disabled`: that would throw the keyboard's place away in the middle of a request.
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

/** A link that looks like a button; `to` as the router's. */
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
