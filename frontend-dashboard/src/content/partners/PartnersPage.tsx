import { useText } from '@manjara/platform';
import { ContentScreen } from '../../singleton/ContentScreen';
import { Panel } from '../../page/Panel';
import { EditableList } from '../../item-list/EditableList';
import { partners } from './partners';
import { PartnerForm } from './PartnerForm';
import styles from './PartnersPage.module.css';
import { WaitingPartners } from './WaitingPartners';

/** Adds and lists partners (spec §2). */
export default function PartnersPage() {
  const t = useText();
  return (
    <ContentScreen texts="partners" pages={[{ path: '/', name: 'dashboard.homeContent.title' }]}>
      <div className={styles.columns}>
        <Panel title={t('dashboard.partners.add')}>
          <PartnerForm />
        </Panel>
        <div className={styles.lists}>
          <WaitingPartners />
          <Panel title={t('dashboard.partners.list')}>
            <EditableList list={partners} />
          </Panel>
        </div>
      </div>
    </ContentScreen>
  );
}
