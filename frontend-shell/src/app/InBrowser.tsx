import { Outlet } from '@manjara/platform';
import { useSyncExternalStore } from 'react';
import { DashboardSkeleton } from '../layout';

const never = () => () => {};

/** The dashboard is rendered in the browser only; the server sends a skeleton, which is hydrated. */
export function InBrowser() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? <Outlet /> : <DashboardSkeleton />;
}
