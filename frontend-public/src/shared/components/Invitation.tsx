import { Container, StarOrnament } from '@manjara/ui';
import { type ReactNode, useId } from 'react';
import styles from './Invitation.module.css';

/** The end of a page: what to do next. */
export function Invitation({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} data-ground="dark" aria-labelledby={id}>
      <StarOrnament className={styles.star} />
      <Container className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.ways}>{children}</div>
      </Container>
    </section>
  );
}
