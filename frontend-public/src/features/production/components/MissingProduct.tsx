import { useText } from '@manjara/platform';
import { ButtonLink, EmptyState } from '@manjara/ui';
import { PRODUCTION_PATH } from '../production-query';

/** The address names a product that is not there (any more); the list below helps onward. */
export function MissingProduct() {
  const t = useText();
  return (
    <EmptyState
      icon="search-empty"
      role="status"
      title={t('production.missing.title')}
      action={
        <ButtonLink to={PRODUCTION_PATH} replace>
          {t('production.missing.action')}
        </ButtonLink>
      }
    >
      <p>{t('production.missing.text')}</p>
    </EmptyState>
  );
}
