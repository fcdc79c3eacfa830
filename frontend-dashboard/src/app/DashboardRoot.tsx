import { Outlet, toast } from '@manjara/platform';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { ArrivingScreen } from '../page/PageSkeleton';
import { LastTitledPath } from '../page/PageTitle';
import { dropOldDrafts } from '../forms/drafts';
import { takeFlashMessage } from '../page/flash-message';

/** Wraps all dashboard screens; provides the query cache, which is cleared with the session. */
export function DashboardRoot({ client }: { client: QueryClient }) {
  const lastTitledPath = useRef<string | null>(null);

  useEffect(dropOldDrafts, []);

  useEffect(() => {
    const message = takeFlashMessage();
    if (message) toast.success(message.text, { id: message.id });
  }, []);

  return (
    <QueryClientProvider client={client}>
      <LastTitledPath value={lastTitledPath}>
        <Suspense fallback={<ArrivingScreen />}>
          <Outlet />
        </Suspense>
      </LastTitledPath>
    </QueryClientProvider>
  );
}
