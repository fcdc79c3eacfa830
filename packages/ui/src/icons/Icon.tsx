import clsx from 'clsx';
import { createElement, type SVGProps } from 'react';
import styles from './Icon.module.css';
import { DRAWINGS, type IconName, MIRRORED } from './icons';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'ref'> {
  name: IconName;
  /** Pixels; 20 by default. */
  size?: number;
}

/** A line icon in the current colour. Decorative: label the control around it. */
export function Icon({ name, size = 20, className, ...rest }: IconProps) {
  const drawing = DRAWINGS[name];
  if (!drawing) throw new Error(`The icon "${name}" is not registered here.`);
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={clsx(styles.icon, MIRRORED.has(name) && styles.mirrored, className)}
      {...rest}
    >
      {drawing.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
