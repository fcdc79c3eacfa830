import { useText } from '@manjara/platform';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../page/Loaded';
import { Panel } from '../../../page/Panel';
import { retentionQuery } from './retention';
import layout from '../../../page/layout.module.css';
import { RetentionForm } from './RetentionForm';

/** How long messages and applications are kept. */
export function RetentionPanel() {
  const t = useText();
  const query = useQuery(retentionQuery());
  return (
    <Panel title={t('dashboard.personalData.retention')} help="retention">
      <p className={layout.muted}>{t('dashboard.personalData.retentionHelp')}</p>
      <Loaded query={query} failed={t('dashboard.personalData.retentionFailed')} level={3}>
        {(retention) => <RetentionForm retention={retention} />}
      </Loaded>
    </Panel>
  );
}
