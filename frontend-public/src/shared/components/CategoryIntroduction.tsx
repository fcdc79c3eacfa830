import type { Category } from '@manjara/contracts';
import { inLanguage, useLanguage } from '@manjara/platform';
import { Picture } from '@manjara/ui';
import styles from './CategoryIntroduction.module.css';

/** What the owner says about a category, and its picture; nothing if there is neither. */
export function CategoryIntroduction({ of: category }: { of: Category | undefined }) {
  const { language } = useLanguage();
  if (!category) return null;
  const text = inLanguage(category, 'introduction', language);
  const { image } = category;
  if (!text && !image) return null;
  return (
    <div className={styles.introduction}>
      {image && (
        <Picture
          image={image}
          alt={inLanguage(image, 'alt', language)}
          sizes="6rem"
          cover
          className={styles.picture}
        />
      )}
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
