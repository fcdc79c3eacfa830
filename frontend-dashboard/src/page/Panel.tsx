import { type ReactNode, useId } from 'react';
import { Help, type HelpTopic } from './help/Help';
import styles from './Panel.module.css';

export interface PanelProps {
  title: ReactNode;
  /** Explained beside the title. */
  help?: HelpTopic;
  /** Content at the end of the line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a screen. */
export function Panel({ title, help, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {help && <Help topic={help} />}
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
