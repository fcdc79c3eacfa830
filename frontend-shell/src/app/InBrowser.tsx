import { Outlet } from '@manjara/platform';
import { useHydrated } from '@manjara/ui';
import { DashboardSkeleton } from '../layout';

/** The dashboard is rendered in the browser only; the server sends a skeleton, which is hydrated. */
export const InBrowser = () => (useHydrated() ? <Outlet /> : <DashboardSkeleton />);
