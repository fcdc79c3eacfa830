import { useText } from '@manjara/platform';
import { useId, useState } from 'react';
import { foldText } from './fold-text';
import styles from './FoldedText.module.css';

/** A visitor's text with automatic direction; a long text is folded. */
export function FoldedText({ children: text }: { children: string }) {
  const t = useText();
  const id = useId();
  const [all, setAll] = useState(false);
  const folded = foldText(text);
  return (
    <div>
      <p id={id} dir="auto" className={styles.text}>
        {all ? text : (folded ?? text)}
      </p>
      {folded !== null && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {t(all ? 'common.showLess' : 'common.showMore')}
        </button>
      )}
    </div>
  );
}
