import { useText } from '@manjara/platform';
import { ButtonLink, EmptyState } from '@manjara/ui';

/** The address names a project that is not there (any more); the list below helps onward. */
export function MissingProject({ listHref }: { listHref: string }) {
  const t = useText();
  return (
    <EmptyState
      icon="search-empty"
      role="status"
      title={t('projectsp.missing.title')}
      action={
        <ButtonLink to={listHref} replace>
          {t('projectsp.missing.action')}
        </ButtonLink>
      }
    >
      <p>{t('projectsp.missing.text')}</p>
    </EmptyState>
  );
}
