import { Container, StarOrnament } from '@manjara/ui';
import type { ReactNode } from 'react';
import styles from './PageHero.module.css';

interface Props {
  eyebrow: ReactNode;
  title: ReactNode;
  /** An introduction, links or a search below the title. */
  children?: ReactNode;
}

/** The head of every page but the home page. */
export function PageHero({ eyebrow, title, children }: Props) {
  return (
    <header className={styles.hero}>
      <StarOrnament className={styles.star} />
      <Container className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </Container>
    </header>
  );
}
