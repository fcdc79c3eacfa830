import { useRevalidator, useText } from '@manjara/platform';
import { Container, ErrorState } from '@manjara/ui';

/** Shown when a page's content could not be loaded, with a retry button. */
export function FailedPage() {
  const t = useText();
  const { revalidate, state } = useRevalidator();
  return (
    <Container>
      <ErrorState title={t('pages.failed')} onRetry={() => state === 'idle' && void revalidate()}>
        {t('pages.failedText')}
      </ErrorState>
    </Container>
  );
}
