import { useText } from '@manjara/platform';
import { Button, ErrorState, Skeleton } from '@manjara/ui';
import { useBackups } from '../../api/backups';
import { PageHeading } from '../../page/PageHeading';
import { Panel } from '../../page/Panel';
import layout from '../../page/layout.module.css';
import { LastBackup } from './LastBackup';
import { NightlyPanel } from './NightlyPanel';
import { useDownload } from './useDownload';

/** Download of everything, the last backup, and the one of every night. */
export default function BackupsPage() {
  const t = useText();
  const { data, error, refetch } = useBackups();
  const download = useDownload();
  return (
    <div className={layout.narrow}>
      <PageHeading title={t('dashboard.backups.title')}>{t('dashboard.backups.intro')}</PageHeading>
      <Panel title={t('dashboard.backups.download')}>
        <p>{t('dashboard.backups.content')}</p>
        <p className={layout.muted}>{t('dashboard.backups.keep')}</p>
        <div>
          <Button
            icon="arrow-down"
            loading={download.isPending || data?.isRunning}
            onClick={() => download.mutate()}
          >
            {t('dashboard.backups.download')}
          </Button>
        </div>
        {data?.isRunning && (
          <p className={layout.muted} role="status">
            {t('dashboard.backups.running')}
          </p>
        )}
      </Panel>
      {error && !data ? (
        <ErrorState title={t('dashboard.backups.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <>
          <Panel title={t('dashboard.backups.last')}>
            {data ? <LastBackup last={data.last} /> : <Skeleton shape="block" />}
          </Panel>
          {data && <NightlyPanel status={data} />}
        </>
      )}
    </div>
  );
}
