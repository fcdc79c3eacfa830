import clsx from 'clsx';
import type { SVGProps } from 'react';
import styles from './Icon.module.css';
import { DRAWINGS, type IconName, MIRRORED } from './icons';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'ref'> {
  name: IconName;
  /** Pixels; 20 by default. */
  size?: number;
}

/** A line icon in the current colour. Decorative: the control around it carries the name. */
export function Icon({ name, size = 20, className, ...rest }: IconProps) {
  const Drawing = DRAWINGS[name];
  if (!Drawing) throw new Error(`The icon "${name}" is not registered here.`);
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      size={size}
      strokeWidth={1.75}
      className={clsx(styles.icon, MIRRORED.has(name) && styles.mirrored, className)}
      {...rest}
    />
  );
}
