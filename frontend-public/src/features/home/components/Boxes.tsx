import type { Box } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { useNumberFormat } from '../../../shared/hooks/useNumberFormat';
import styles from './Boxes.module.css';

export function Boxes({ boxes }: { boxes: Box[] }) {
  const t = useText();
  const { language } = useLanguage();
  const format = useNumberFormat();
  return (
    <ol className={styles.boxes} aria-label={t('home.about.boxes')}>
      {boxes.map((box, index) => (
        <li key={box._id} className={styles.box}>
          <span className={styles.number} aria-hidden="true">
            {format(index + 1)}
          </span>
          <h3 className={styles.title}>{inLanguage(box, 'boxTitle', language)}</h3>
          <p className={styles.text}>{inLanguage(box, 'boxText', language)}</p>
        </li>
      ))}
    </ol>
  );
}
