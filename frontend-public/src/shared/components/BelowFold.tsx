import { type ReactNode, Suspense } from 'react';
import styles from './BelowFold.module.css';

/**
 * A part of a page beneath its first screen. It comes to life in a task of its own, after what
 * stands above it, and is laid out and painted when it comes near the window.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return (
    <div className={styles.part}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
