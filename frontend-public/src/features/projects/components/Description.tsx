import { cutText, LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import styles from './Description.module.css';

/**
 * A description cut to at most 100 characters, with a toggle (spec §4). It uses <details>, so that
 * it works without JavaScript.
 */
export function Description({ text }: { text: string }) {
  const t = useText();
  if (!text) return <p className={styles.none}>{t('projectsp.noDescription')}</p>;
  const [head, rest] = cutText(text, LIMITS.descriptionPreview);
  return (
    <div className={styles.description}>
      <p dir="auto" className={styles.text}>
        {head}
        {rest && (
          <>
            <span className={styles.ellipsis}>…</span>
            <span className={styles.rest}>{rest}</span>
          </>
        )}
      </p>
      {rest && (
        <details>
          <summary className={styles.toggle}>
            <span className={styles.more}>{t('common.showMore')}</span>
            <span className={styles.less}>{t('common.showLess')}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
