import { useRouteError } from '@manjara/platform';
import { useEffect } from 'react';
import { RemoteUnavailable } from '../layout';

/** A dashboard whose frame cannot be loaded or rendered. */
export function DashboardError() {
  const error = useRouteError();
  useEffect(() => console.warn('The remote "dashboard" failed.', error), [error]);
  return <RemoteUnavailable />;
}
