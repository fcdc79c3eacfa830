import type { PicturePair, Project } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { useId } from 'react';
import { ComparedPictures } from './ComparedPictures';
import styles from './PicturePairs.module.css';

const isComplete = ({ before, after }: PicturePair): boolean => Boolean(before.url && after.url);

/** Pictures of a project that are compared with each other. */
export function PicturePairs({ project }: { project: Project }) {
  const t = useText();
  const { language } = useLanguage();
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
            <ComparedPictures
              before={{
                image: pair.before,
                alt: inLanguage(pair.before, 'alt', language),
                label: inLanguage(pair, 'beforeLabel', language) || t('projectsp.pairs.before'),
              }}
              after={{
                image: pair.after,
                alt: inLanguage(pair.after, 'alt', language),
                label: inLanguage(pair, 'afterLabel', language) || t('projectsp.pairs.after'),
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
