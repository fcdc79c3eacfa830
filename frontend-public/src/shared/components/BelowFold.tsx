import { type ReactNode, Suspense } from 'react';
import { useDeferredLayout } from '../hooks/useDeferredLayout';
import styles from './BelowFold.module.css';

/** A part of the page below the first screen: laid out and hydrated later, in separate tasks. */
export function BelowFold({ children }: { children: ReactNode }) {
  return (
    <div ref={useDeferredLayout<HTMLDivElement>()} className={styles.part}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
