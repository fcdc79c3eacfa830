import type { Project } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useId } from 'react';
import { ComparedPair, isComplete } from '../../../shared/compared/ComparedPair';
import styles from './PicturePairs.module.css';

/** Pictures of a project that are compared with each other. */
export function PicturePairs({ project }: { project: Project }) {
  const t = useText();
  const id = useId();
  const pairs = (project.pairs ?? []).filter(isComplete);
  if (pairs.length === 0) return null;
  return (
    <section className={styles.pairs} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('projectsp.pairs.title')}
      </h2>
      <ul className={styles.list}>
        {pairs.map((pair, index) => (
          <li key={index}>
            <ComparedPair pair={pair} />
          </li>
        ))}
      </ul>
    </section>
  );
}
