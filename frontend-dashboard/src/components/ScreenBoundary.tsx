import { useText } from '@manjara/platform';
import { ErrorState } from '@manjara/ui';
import { Component, type ErrorInfo, type ReactNode, useEffect } from 'react';
import { logFailure } from '../lib/log';
import { reloadPage } from '../lib/reload';
import { PageTitle } from './PageTitle';

/** Catches a screen that could not be loaded or drawn; the rest of the dashboard stays alive. */
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

// A chunk that failed to load stays failed for this page, so the page itself is loaded again.
function BrokenScreen() {
  const t = useText();
  // What could not be loaded without a connection comes by itself once there is one.
  useEffect(() => {
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, []);
  return (
    <>
      <PageTitle>{t('dashboard.shell.broken.title')}</PageTitle>
      <ErrorState level={1} title={t('dashboard.shell.broken.title')} onRetry={reloadPage}>
        {t('dashboard.shell.broken.text')}
      </ErrorState>
    </>
  );
}
