import type { ReactNode } from 'react';
import styles from './Fact.module.css';

/** A row of a `dl`. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
