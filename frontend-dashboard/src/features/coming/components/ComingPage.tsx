import { useText } from '@manjara/platform';
import { ButtonLink, EmptyState } from '@manjara/ui';
import { PageHeading } from '../../../components/PageHeading';

export interface ComingPageProps {
  /** Which screen this will be. */
  screen:
    | 'products'
    | 'addProduct'
    | 'editProduct'
    | 'reviews'
    | 'addReview'
    | 'editReview'
    | 'partners'
    | 'messages'
    | 'jobs'
    | 'about'
    | 'contactJoin';
}

/** Stands in words where a screen is not available yet. */
export function ComingPage({ screen }: ComingPageProps) {
  const t = useText();
  return (
    <>
      <PageHeading title={t(`dashboard.coming.screens.${screen}`)} />
      <EmptyState
        icon="layers"
        title={t('dashboard.coming.title')}
        action={
          <ButtonLink to="/dashboard/projects" variant="secondary">
            {t('dashboard.coming.action')}
          </ButtonLink>
        }
      >
        {t('dashboard.coming.text')}
      </EmptyState>
    </>
  );
}
