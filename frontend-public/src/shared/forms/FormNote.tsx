import { Icon, type IconName } from '@manjara/ui';
import type { ReactNode } from 'react';
import styles from './FormNote.module.css';

/** A hint inside a form. */
export const FormNote = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className={styles.note}>
    <Icon name={icon} />
    <span>{children}</span>
  </p>
);
