import type { Project } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Container, SPREAD_CROPS } from '@manjara/ui';
import { useId } from 'react';
import { ComparedView } from '../../../shared/compared/ComparedView';
import { comparisonsOf } from '../../../shared/compared/comparisons';
import styles from './PicturePairs.module.css';

/** Pictures of a project that are compared with each other, to the edges of the page. */
export function PicturePairs({ project }: { project: Project }) {
  const t = useText();
  const id = useId();
  const comparisons = comparisonsOf(project);
  if (comparisons.length === 0) return null;
  return (
    <section className={styles.pairs} aria-labelledby={id}>
      <Container className={styles.head}>
        <h2 id={id}>{t('projectsp.pairs.title')}</h2>
        <p className={styles.hint}>{t('projectsp.pairs.hint')}</p>
      </Container>
      <ul className={styles.list}>
        {comparisons.map((comparison, index) => (
          <li key={index}>
            <ComparedView {...comparison} crops={SPREAD_CROPS} />
          </li>
        ))}
      </ul>
    </section>
  );
}
