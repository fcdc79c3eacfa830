import clsx from 'clsx';
import type { ReactNode } from 'react';
import { isStatement } from './is-statement';
import styles from './SectionHeading.module.css';
import { withoutVowelMarks } from './without-vowel-marks';

export interface SectionHeadingProps {
  /** A short line above the title. */
  eyebrow: ReactNode;
  title: ReactNode;
  /** An introduction below the title. */
  children?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
  /** On a dark ground. */
  inverse?: boolean;
  /** Id of the heading, for `aria-labelledby` of the section. */
  id: string;
  className?: string;
}

export function SectionHeading({
  eyebrow,
  title,
  children,
  action,
  inverse = false,
  id,
  className,
}: SectionHeadingProps) {
  return (
    <div className={clsx(styles.head, className)} data-inverse={inverse || undefined}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h2 id={id} className={styles.title} data-statement={isStatement(title)}>
          {typeof title === 'string' ? withoutVowelMarks(title) : title}
        </h2>
        {children && <div className={styles.intro}>{children}</div>}
      </div>
      {action && <div>{action}</div>}
    </div>
  );
}
