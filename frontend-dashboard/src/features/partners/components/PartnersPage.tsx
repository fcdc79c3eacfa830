import { useText } from '@manjara/platform';
import { ContentScreen } from '../../../components/content/ContentScreen';
import { Panel } from '../../../components/Panel';
import { EditableList } from '../../../item-list/EditableList';
import { partners } from '../partners';
import { PartnerForm } from './PartnerForm';
import styles from './PartnersPage.module.css';

/** Adds partners, and lists those that there are (spec §2). */
export default function PartnersPage() {
  const t = useText();
  return (
    <ContentScreen
      title={t('dashboard.partners.title')}
      intro={t('dashboard.partners.intro')}
      pages={[
        { to: '/', label: t('dashboard.content.viewPage'), name: t('dashboard.homeContent.title') },
      ]}
    >
      <div className={styles.columns}>
        <Panel title={t('dashboard.partners.add')}>
          <PartnerForm />
        </Panel>
        <Panel title={t('dashboard.partners.list')}>
          <EditableList list={partners} />
        </Panel>
      </div>
    </ContentScreen>
  );
}
