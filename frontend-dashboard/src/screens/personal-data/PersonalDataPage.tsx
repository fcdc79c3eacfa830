import { useText } from '@manjara/platform';
import { PageHeading } from '../../page/PageHeading';
import { PersonPanel } from './person/PersonPanel';
import layout from '../../page/layout.module.css';
import { RetentionPanel } from './retention/RetentionPanel';

/** Finds, exports and deletes the data of a visitor; sets the retention times of all. */
export default function PersonalDataPage() {
  const t = useText();
  return (
    <>
      <PageHeading title={t('dashboard.personalData.title')}>
        {t('dashboard.personalData.intro')}
      </PageHeading>
      <div className={layout.narrow}>
        <PersonPanel />
        <RetentionPanel />
      </div>
    </>
  );
}
