import styles from './TwinText.module.css';

export interface TwinTextProps {
  english: TextParts;
  arabic: TextParts;
}

interface TextParts {
  title: string;
  text?: string;
}

/** What somebody has written, in both languages side by side, each in its own direction. */
export function TwinText({ english, arabic }: TwinTextProps) {
  return (
    <div className={styles.twins}>
      <div className={styles.text} lang="en" dir="ltr">
        <Text {...english} />
      </div>
      <div className={styles.text} lang="ar" dir="rtl">
        <Text {...arabic} />
      </div>
    </div>
  );
}

const Text = ({ title, text }: TextParts) => (
  <>
    <strong>{title}</strong>
    {text && <p>{text}</p>}
  </>
);
