import { useText } from '@manjara/platform';
import { Container, ErrorState } from '@manjara/ui';
import { WaysOn } from './WaysOn';

/** In place of a part of the site whose remote cannot be loaded. */
export function RemoteUnavailable() {
  const t = useText();
  const title = t('shell.states.unavailableTitle');
  return (
    <Container>
      <title>{title}</title>
      <ErrorState level={1} icon="unavailable" title={title} action={<WaysOn />}>
        <p>{t('shell.states.unavailable')}</p>
      </ErrorState>
    </Container>
  );
}
