import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page beneath its first screen: it comes to life in a task of its own, after what
 * stands above it.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
