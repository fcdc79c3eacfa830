import { useText } from '@manjara/platform';
import { ContentState } from '../../../components/content/ContentState';
import { PageHeading } from '../../../components/PageHeading';
import { Panel } from '../../../components/Panel';
import { useHomeContent } from '../api/get-home-content';
import { BoxForm } from './BoxForm';
import { BoxList } from './BoxList';
import styles from './HomeContentPage.module.css';
import { HomeForm } from './HomeForm';

/** What the home page says and shows (spec §2). */
export function HomeContentPage() {
  const t = useText();
  return (
    <>
      <PageHeading title={t('dashboard.homeContent.title')}>
        {t('dashboard.homeContent.intro')}
      </PageHeading>
      <div className={styles.page}>
        <ContentState query={useHomeContent()} failed={t('dashboard.homeContent.loadFailed')}>
          {(content) => <HomeForm content={content} />}
        </ContentState>
        <Panel title={t('dashboard.homeContent.boxes')}>
          <BoxList />
          <BoxForm />
        </Panel>
      </div>
    </>
  );
}
