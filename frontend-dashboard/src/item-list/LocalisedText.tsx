import { useLanguage } from '@manjara/platform';
import styles from './LocalisedText.module.css';

export interface LocalisedTextProps {
  english: TextParts;
  arabic: TextParts;
}

interface TextParts {
  title: string;
  text?: string;
}

/**
 * A text in both languages side by side, each with its direction; the page's language comes
 * first.
 */
export function LocalisedText({ english, arabic }: LocalisedTextProps) {
  const { language } = useLanguage();
  const texts = [
    <div key="en" className={styles.text} lang="en" dir="ltr">
      <Text {...english} />
    </div>,
    <div key="ar" className={styles.text} lang="ar" dir="rtl">
      <Text {...arabic} />
    </div>,
  ];
  return <div className={styles.pair}>{language === 'ar' ? texts.reverse() : texts}</div>;
}

const Text = ({ title, text }: TextParts) => (
  <>
    <strong>{title}</strong>
    {text && <p>{text}</p>}
  </>
);
