import { type ReactNode, useId } from 'react';
import styles from './Question.module.css';

interface Props {
  title: string;
  hint?: string;
  /** @param ids of the question and its hint */
  children: (ids: { labelledBy: string; describedBy: string | undefined }) => ReactNode;
}

/** A question of the form beside its answers, or above them on a phone. */
export function Question({ title, hint, children }: Props) {
  const id = useId();
  const describedBy = hint ? `${id}-hint` : undefined;
  return (
    <section className={styles.question} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {hint && (
          <p id={describedBy} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <div className={styles.answers}>{children({ labelledBy: id, describedBy })}</div>
    </section>
  );
}
