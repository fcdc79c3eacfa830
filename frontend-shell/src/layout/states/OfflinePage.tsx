import { useText } from '@manjara/platform';
import { ErrorState } from '@manjara/ui';
import { useEffect } from 'react';
import { CompanyLines } from './CompanyLines';
import { StatePage } from './StatePage';

/**
 * Shown when a page cannot be loaded offline. Reloads once online, by a document load, because the
 * browser may remember a failed import.
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
