import { useRouteError } from '@manjara/platform';
import { useOnline } from '@manjara/ui';
import { useEffect } from 'react';
import { ErrorPage, OfflinePage } from '../layout';

/**
 * A failed page: offline page without a connection, else an error page with a retry. Logs the
 * error.
 */
export function RouteError() {
  const error = useRouteError();
  const online = useOnline();
  useEffect(() => console.error(error), [error]);
  return online ? <ErrorPage /> : <OfflinePage />;
}
