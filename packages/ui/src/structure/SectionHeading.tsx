import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';
import { withoutVowelMarks } from './without-vowel-marks';

export interface SectionHeadingProps {
  /** A short line above the title. */
  eyebrow?: ReactNode;
  title: ReactNode;
  /** An introduction below the title. */
  children?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
  /** Level of the heading; h2 by default. */
  as?: 'h1' | 'h2' | 'h3';
  align?: 'start' | 'center';
  /** On a dark ground. */
  inverse?: boolean;
  /** Id of the heading, for `aria-labelledby` of the section. */
  id?: string;
  className?: string;
}

export function SectionHeading({
  eyebrow,
  title,
  children,
  action,
  as: Heading = 'h2',
  align = 'start',
  inverse = false,
  id,
  className,
}: SectionHeadingProps) {
  return (
    <div
      className={clsx(styles.head, className)}
      data-align={align}
      data-inverse={inverse || undefined}
    >
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading id={id} className={styles.title}>
          {typeof title === 'string' ? withoutVowelMarks(title) : title}
        </Heading>
        {children && <div className={styles.intro}>{children}</div>}
      </div>
      {action && <div>{action}</div>}
    </div>
  );
}
