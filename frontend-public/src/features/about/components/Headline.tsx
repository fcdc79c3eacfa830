import { withoutVowelMarks } from '@manjara/ui';
import { languageOf } from '../../../shared/language-of';
import styles from './Headline.module.css';

/** Punctuation before the first word, the first word, the rest. */
const PARTS = /^([^\p{L}\p{N}]*)([\p{L}\p{M}\p{N}'’-]+)(.*)$/su;

/** The page's headline with its first word highlighted (spec §2). */
export function Headline({ text }: { text: string }) {
  const [, before = '', first, rest = ''] = PARTS.exec(withoutVowelMarks(text.trim())) ?? [];
  return (
    <span className={styles.headline} lang={languageOf(text)} dir="auto">
      {first ? (
        <>
          {before}
          <mark className={styles.first}>{first}</mark>
          {rest}
        </>
      ) : (
        text
      )}
    </span>
  );
}
