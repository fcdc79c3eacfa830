import { useRoutes, type RemoteModule } from '@manjara/platform';
import { Suspense, use, useContext, useSyncExternalStore } from 'react';
import { DashboardSkeleton } from '../layout';
import { RemoteBoundary } from './RemoteBoundary';
import { RemotesContext } from './remotes';

const never = () => () => {};

function DashboardRoutes({ module }: { module: Promise<RemoteModule> }) {
  return useRoutes(use(module).routes);
}

/** The dashboard renders in the browser only; the server sends a skeleton. */
export function DashboardMount() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const loadRemote = useContext(RemotesContext);
  if (!inBrowser) return <DashboardSkeleton />;
  return (
    <RemoteBoundary name="dashboard">
      <Suspense fallback={<DashboardSkeleton />}>
        <DashboardRoutes module={loadRemote('dashboard')} />
      </Suspense>
    </RemoteBoundary>
  );
}
