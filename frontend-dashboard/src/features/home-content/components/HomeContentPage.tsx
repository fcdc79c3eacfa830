import { toast, useText } from '@manjara/platform';
import { ErrorState } from '@manjara/ui';
import { useEffect } from 'react';
import { PageHeading } from '../../../components/PageHeading';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { Panel } from '../../../components/Panel';
import { isSilent } from '../../../lib/api/failure';
import { useHomeContent } from '../api/get-home-content';
import { BoxForm } from './BoxForm';
import { BoxList } from './BoxList';
import styles from './HomeContentPage.module.css';
import { HomeForm } from './HomeForm';

/** What the home page says and shows (spec §2). */
export function HomeContentPage() {
  const t = useText();
  const { data, error, refetch } = useHomeContent();
  const failed = t('dashboard.homeContent.loadFailed');

  useEffect(() => {
    if (error && !isSilent(error)) toast.error(failed);
  }, [error, failed]);

  return (
    <>
      <PageHeading title={t('dashboard.homeContent.title')}>
        {t('dashboard.homeContent.intro')}
      </PageHeading>
      <div className={styles.page}>
        {data ? (
          <HomeForm content={data} />
        ) : error ? (
          <ErrorState title={failed} onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton />
        )}
        <Panel title={t('dashboard.homeContent.boxes')}>
          <BoxList />
          <BoxForm />
        </Panel>
      </div>
    </>
  );
}
