import { useText } from '@manjara/platform';
import { ErrorState, Skeleton } from '@manjara/ui';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../page/Panel';
import { retentionQuery } from './retention';
import styles from '../PersonalDataPage.module.css';
import { RetentionForm } from './RetentionForm';

/** How long messages and applications are kept. */
export function RetentionPanel() {
  const t = useText();
  const { data, error, refetch } = useQuery(retentionQuery());
  return (
    <Panel title={t('dashboard.personalData.retention')} help="retention">
      <p className={styles.help}>{t('dashboard.personalData.retentionHelp')}</p>
      {data ? (
        <RetentionForm retention={data} />
      ) : error ? (
        <ErrorState
          level={3}
          title={t('dashboard.personalData.retentionFailed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </Panel>
  );
}
