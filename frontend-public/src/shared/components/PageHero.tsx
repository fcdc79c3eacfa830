import { Container, isStatement, StarOrnament, withoutVowelMarks } from '@manjara/ui';
import type { ReactNode } from 'react';
import styles from './PageHero.module.css';

interface Props {
  eyebrow: ReactNode;
  title: ReactNode;
  /** An introduction, links or a search below the title. */
  children?: ReactNode;
  /** Less tall, for pages whose main content is a list of pictures. */
  compact?: boolean;
}

/** The head of every page except the home page. */
export function PageHero({ eyebrow, title, children, compact = false }: Props) {
  return (
    <header className={styles.hero} data-compact={compact || undefined}>
      <StarOrnament className={styles.star} />
      <Container className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title} data-statement={isStatement(title)}>
          {typeof title === 'string' ? withoutVowelMarks(title) : title}
        </h1>
        {children}
      </Container>
    </header>
  );
}
