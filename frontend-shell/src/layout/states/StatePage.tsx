import { Container } from '@manjara/ui';
import type { ReactNode } from 'react';
import styles from './StatePage.module.css';

/** A state that stands for a whole page: named in the tab, and in the middle of the window. */
export const StatePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Container className={styles.page}>
    <title>{title}</title>
    {children}
  </Container>
);
