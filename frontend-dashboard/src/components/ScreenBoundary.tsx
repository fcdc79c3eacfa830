import { useText } from '@manjara/platform';
import { ErrorState } from '@manjara/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logFailure } from '../lib/log';

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
  return (
    <ErrorState
      level={1}
      title={t('dashboard.shell.broken.title')}
      onRetry={() => window.location.reload()}
    >
      {t('dashboard.shell.broken.text')}
    </ErrorState>
  );
}
