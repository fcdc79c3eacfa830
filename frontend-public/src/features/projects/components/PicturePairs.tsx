import { type PicturePair, type Project } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Container } from '@manjara/ui';
import { useId } from 'react';
import { ComparedPictures } from './ComparedPictures';
import { comparisonsOf } from './comparisons';
import styles from './PicturePairs.module.css';

/** Pictures of a project that are compared with each other, to the edges of the page. */
export function PicturePairs({ project }: { project: Project }) {
  const t = useText();
  const { language } = useLanguage();
  const id = useId();
  const comparisons = comparisonsOf(project);
  if (comparisons.length === 0) return null;

  const side = (pair: PicturePair, which: 'before' | 'after') => ({
    image: pair[which],
    alt: inLanguage(pair[which], 'alt', language),
    label: inLanguage(pair, `${which}Label`, language) || t(`projectsp.pairs.${which}`),
  });
  return (
    <section className={styles.pairs} aria-labelledby={id}>
      <Container className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('projectsp.pairs.title')}
        </h2>
        <p className={styles.hint}>{t('projectsp.pairs.hint')}</p>
      </Container>
      <ul className={styles.list}>
        {comparisons.map(({ before, after }, index) => (
          <li key={index}>
            <ComparedPictures
              sides={[...before.map((pair) => side(pair, 'before')), side(after, 'after')]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
