import { useRouteError } from '@manjara/platform';
import { useOnline } from '@manjara/ui';
import { useEffect } from 'react';
import { ErrorPage, OfflinePage } from '../layout';

/**
 * A page that failed: a designed state with a retry, and the error in the console. Without a
 * connection that is the reason, and the page comes back with it.
 */
export function RouteError() {
  const error = useRouteError();
  const online = useOnline();
  useEffect(() => console.error(error), [error]);
  return online ? <ErrorPage /> : <OfflinePage />;
}
