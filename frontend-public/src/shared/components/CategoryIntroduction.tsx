import type { Category } from '@manjara/contracts';
import { inLanguage, useLanguage } from '@manjara/platform';
import { Picture } from '@manjara/ui';
import styles from './CategoryIntroduction.module.css';

/** Introduction and picture of a category; renders nothing if both are missing. */
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
