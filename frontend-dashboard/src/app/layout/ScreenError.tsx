import { useRouteError, useText } from '@manjara/platform';
import { ErrorState } from '@manjara/ui';
import { useEffect } from 'react';
import { logFailure } from '../../browser/log';
import { reloadPage } from '../../browser/reload';
import { PageTitle } from '../../page/PageTitle';

/**
 * A screen that fails to load or render, within the frame. A retry reloads the page, because a
 * failed chunk import is never repeated.
 */
export function ScreenError() {
  const t = useText();
  const error = useRouteError();
  useEffect(() => logFailure('A screen broke.', error), [error]);
  // Reload as soon as the connection is back.
  useEffect(() => {
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, []);
  return (
    <>
      <PageTitle>{t('dashboard.app.broken.title')}</PageTitle>
      <ErrorState level={1} title={t('dashboard.app.broken.title')} onRetry={reloadPage}>
        {t('dashboard.app.broken.text')}
      </ErrorState>
    </>
  );
}
