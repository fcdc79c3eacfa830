import { useText } from '@manjara/platform';
import { PageHeading } from '../../../components/PageHeading';
import { PersonPanel } from './PersonPanel';
import styles from './PersonalDataPage.module.css';
import { RetentionPanel } from './RetentionPanel';

/** What is held of visitors: one person's found, handed out and deleted, and how long all is kept. */
export default function PersonalDataPage() {
  const t = useText();
  return (
    <>
      <PageHeading title={t('dashboard.personalData.title')}>
        {t('dashboard.personalData.intro')}
      </PageHeading>
      <div className={styles.page}>
        <PersonPanel />
        <RetentionPanel />
      </div>
    </>
  );
}
