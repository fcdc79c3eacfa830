import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import styles from './IconButton.module.css';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The button's name for assistive technology. */
  label: string;
  icon: IconName;
  variant?: 'plain' | 'outline' | 'solid' | 'danger';
  size?: 's' | 'm' | 'l';
}

/** A round button that shows only an icon. */
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
      <Icon name={icon} size={size === 's' ? 18 : size === 'l' ? 26 : 22} />
      {children}
    </button>
  );
}
