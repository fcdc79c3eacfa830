import { useText } from '@manjara/platform';
import { ErrorState } from '@manjara/ui';
import { useEffect } from 'react';
import { CompanyLines } from './CompanyLines';
import { StatePage } from './StatePage';

/**
 * In place of a page that cannot be had without a connection. It loads by itself once there is one,
 * and by a real page load, since the browser may remember what it failed to fetch.
 */
export function OfflinePage({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const t = useText();
  const title = t('shell.states.offlineTitle');
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);
  return (
    <StatePage title={title}>
      <ErrorState level={1} icon="offline" title={title}>
        <p>{t('shell.states.offlinePage')}</p>
        <CompanyLines />
      </ErrorState>
    </StatePage>
  );
}
