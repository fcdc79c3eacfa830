import { type ReactNode, Suspense } from 'react';
import { useDeferredLayout } from '../hooks/useDeferredLayout';
import styles from './BelowFold.module.css';

/**
 * A part of a page beneath its first screen: it is laid out and comes to life in tasks of its own,
 * after what stands above it.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return (
    <div ref={useDeferredLayout<HTMLDivElement>()} className={styles.part}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
