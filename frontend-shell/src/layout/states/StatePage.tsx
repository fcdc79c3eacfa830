import { Container } from '@manjara/ui';
import type { ReactNode } from 'react';
import styles from './StatePage.module.css';

/** Full-page state: sets the tab's title, centred in the window. */
export const StatePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Container className={styles.page}>
    <title>{title}</title>
    {children}
  </Container>
);
