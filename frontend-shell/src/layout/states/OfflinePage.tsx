import { useText } from '@manjara/platform';
import { useEffect } from 'react';
import { CompanyLines } from './CompanyLines';
import { StatePage } from './StatePage';

/**
 * Shown when a page cannot be loaded offline. Reloads once online, by a document load, because the
 * browser may remember a failed import.
 */
export function OfflinePage({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const t = useText();
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);
  return (
    <StatePage icon="offline" title={t('shell.states.offlineTitle')}>
      <p>{t('shell.states.offlinePage')}</p>
      <CompanyLines />
    </StatePage>
  );
}
