import { useText } from '@manjara/platform';
import { ButtonLink, EmptyState } from '@manjara/ui';
import { PageTitle } from '../../../components/PageTitle';

/** An address that leads to no screen. */
export default function NotFoundPage() {
  const t = useText();
  return (
    <>
      <PageTitle>{t('dashboard.shell.notFound.title')}</PageTitle>
      <EmptyState
        level={1}
        icon="search-empty"
        title={t('dashboard.shell.notFound.title')}
        action={
          <ButtonLink to="/dashboard/projects">{t('dashboard.shell.notFound.action')}</ButtonLink>
        }
      >
        {t('dashboard.shell.notFound.text')}
      </EmptyState>
    </>
  );
}
