import { useRouteError } from '@manjara/platform';
import { useEffect } from 'react';
import { RemoteUnavailable } from '../layout';

/** A dashboard that cannot be loaded, or whose frame fails. */
export function DashboardError() {
  const error = useRouteError();
  useEffect(() => console.warn('The remote "dashboard" failed.', error), [error]);
  return <RemoteUnavailable />;
}
