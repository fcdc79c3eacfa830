import { Icon } from '@manjara/ui';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

const ICON = { info: 'info', warning: 'warning', error: 'alert' } as const;

/** A sentence in a coloured box. Errors are announced at once, the rest when there is a pause. */
export function Notice(props: { tone?: keyof typeof ICON; children: ReactNode }) {
  const tone = props.tone ?? 'info';
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={ICON[tone]} />
      <div>{props.children}</div>
    </div>
  );
}
