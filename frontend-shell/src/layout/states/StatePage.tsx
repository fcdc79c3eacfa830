import { Container, ErrorState } from '@manjara/ui';
import type { ComponentProps } from 'react';
import styles from './StatePage.module.css';

interface Props extends Pick<ComponentProps<typeof ErrorState>, 'icon' | 'action' | 'children'> {
  /** Also the tab's. */
  title: string;
}

/** Full-page state, centred in the window. */
export const StatePage = ({ title, ...state }: Props) => (
  <Container className={styles.page}>
    <title>{title}</title>
    <ErrorState level={1} title={title} {...state} />
  </Container>
);
