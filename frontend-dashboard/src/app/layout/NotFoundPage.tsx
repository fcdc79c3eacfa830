import { useText } from '@manjara/platform';
import { ButtonLink, EmptyState } from '@manjara/ui';
import { PageTitle } from '../../page/PageTitle';

/** An address that leads to no screen. */
export default function NotFoundPage() {
  const t = useText();
  return (
    <>
      <PageTitle>{t('dashboard.app.notFound.title')}</PageTitle>
      <EmptyState
        level={1}
        icon="search-empty"
        title={t('dashboard.app.notFound.title')}
        action={
          <ButtonLink to="/dashboard/projects">{t('dashboard.app.notFound.action')}</ButtonLink>
        }
      >
        {t('dashboard.app.notFound.text')}
      </EmptyState>
    </>
  );
}
