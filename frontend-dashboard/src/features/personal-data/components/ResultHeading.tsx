import { useEffect, useRef } from 'react';
import styles from './PersonalDataPage.module.css';

/** Says what was found of whom; takes the focus, since it is what was asked for. */
export function ResultHeading({ text, email }: { text: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.subject}>
      {text} <bdi dir="ltr">{email}</bdi>
    </h3>
  );
}
