import { Outlet, toast } from '@manjara/platform';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ArrivingScreen } from './components/PageSkeleton';
import { LastTitledPath } from './components/PageTitle';
import { dropOldDrafts } from './lib/drafts';
import { takeFlashMessage } from './lib/flash-message';
import { createQueryClient } from './lib/query-client';

/** Wraps all dashboard screens; provides the query cache, which is cleared with the session. */
export function DashboardRoot() {
  const [client] = useState(createQueryClient);
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
