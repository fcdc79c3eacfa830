import { useRouteError } from '@manjara/platform';
import { useEffect } from 'react';
import { ErrorPage } from '../layout';

/** A page that failed: a designed state with a retry, and the error in the console. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return <ErrorPage />;
}
