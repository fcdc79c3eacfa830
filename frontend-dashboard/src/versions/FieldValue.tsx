import { findCategory } from '@manjara/contracts';
import { useCategories, useLanguage, useText } from '@manjara/platform';
import { isPicture, type Picture } from '../pictures/picture';
import type { BilingualSlot } from '../pictures/slots';
import styles from './FieldValue.module.css';
import { PicturePreview } from '../pictures/PicturePreview';

export interface FieldValueProps {
  /** Path of the field in the form. */
  path: string;
  value: unknown;
  /** Text for a value that should not be shown as it is stored. */
  describe?: (value: unknown) => string | undefined;
}

/** Read-only value of a form field: a text, a category, or pictures. */
export function FieldValue({ path, value, describe }: FieldValueProps) {
  const t = useText();
  const { language } = useLanguage();
  const { projects, products } = useCategories();
  const pictures = (Array.isArray(value) ? value : [value]).flatMap(picturesIn);
  if (pictures.length > 0) {
    return (
      <span className={styles.pictures}>
        {pictures.map((picture, index) => (
          <span key={index} className={styles.entry}>
            <span className={styles.picture}>
              <PicturePreview picture={picture} alt="" sizes="10rem" />
            </span>
            <Descriptions of={picture} />
          </span>
        ))}
      </span>
    );
  }
  const text = describe?.(value) ?? (typeof value === 'string' ? value : '');
  if (!text.trim()) return <span className={styles.empty}>{t('dashboard.conflict.empty')}</span>;
  const shown =
    path === 'category' ? findCategory([...projects, ...products], text)?.[language] : undefined;
  return (
    <span className={styles.text} dir="auto">
      {shown ?? text}
    </span>
  );
}

/** A picture, or those of a row's item with their descriptions. */
function picturesIn(value: unknown): Picture[] {
  if (isPicture(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value as Record<string, Partial<BilingualSlot>>).flatMap((slot) =>
    slot?.picture ? [{ ...slot.picture, alt: slot.alt, arAlt: slot.arAlt }] : [],
  );
}

/** The descriptions of a secondary picture. */
function Descriptions({ of: { alt, arAlt } }: { of: Picture }) {
  const texts = [alt, arAlt].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <span className={styles.descriptions}>
      {texts.map((text) => (
        <bdi key={text}>{text}</bdi>
      ))}
    </span>
  );
}
