import styles from './Headline.module.css';

/** The page's headline with its first word highlighted (spec §2). */
export function Headline({ text }: { text: string }) {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  return (
    <span className={styles.headline} dir="auto">
      <mark className={styles.first}>{first}</mark> {rest.join(' ')}
    </span>
  );
}
