import { COMPANY } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Container, ErrorState } from '@manjara/ui';
import { WaysOn } from './WaysOn';

/** In place of a page that failed unexpectedly. */
export function ErrorPage() {
  const t = useText();
  const title = t('shell.states.errorTitle');
  return (
    <Container>
      <title>{title}</title>
      <ErrorState level={1} title={title} action={<WaysOn />}>
        <p>{t('shell.states.error')}</p>
        <p>
          <a href={`tel:${COMPANY.phone.number}`}>
            <bdi dir="ltr">{COMPANY.phone.display}</bdi>
          </a>
          {' · '}
          <a href={`mailto:${COMPANY.email}`}>
            <bdi dir="ltr">{COMPANY.email}</bdi>
          </a>
        </p>
      </ErrorState>
    </Container>
  );
}
