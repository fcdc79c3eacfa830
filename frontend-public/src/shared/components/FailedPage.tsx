import { useRevalidator, useText } from '@manjara/platform';
import { Container, ErrorState } from '@manjara/ui';

/** Stands where the content of a page would, with a way to try again. */
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
