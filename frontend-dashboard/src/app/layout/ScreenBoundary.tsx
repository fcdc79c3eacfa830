import { useText } from '@manjara/platform';
import { ErrorState } from '@manjara/ui';
import { Component, type ErrorInfo, type ReactNode, useEffect } from 'react';
import { logFailure } from '../../browser/log';
import { reloadPage } from '../../browser/reload';
import { PageTitle } from '../../page/PageTitle';

/** Error boundary of a screen that fails to load or render; the rest of the page keeps working. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    logFailure(`A screen broke.${componentStack ?? ''}`, error);
  }

  override render() {
    return this.state.failed ? <BrokenScreen /> : this.props.children;
  }
}

// A retry reloads the page, because a failed chunk import is never repeated.
function BrokenScreen() {
  const t = useText();
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
