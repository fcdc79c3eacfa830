import { useLanguage, useText } from '@manjara/platform';
import { Button, ErrorState, Skeleton } from '@manjara/ui';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../page/Notice';
import { PageHeading } from '../../page/PageHeading';
import { Panel } from '../../page/Panel';
import { formatSize } from '../../format/format-size';
import { FirstHourPanel } from './first-hour/FirstHourPanel';
import { useFirstHour } from './first-hour/useFirstHour';
import { statisticsQuery } from './overview';
import { BackupAge, BackupWarning } from './BackupAge';
import { MostViewed } from './MostViewed';
import { NotTold } from './NotTold';
import layout from '../../page/layout.module.css';
import styles from './OverviewPage.module.css';
import { ScheduledPanel } from './ScheduledPanel';
import { VisitsChart } from './VisitsChart';
import { WaitingList } from './WaitingList';

/** Open tasks of the owner, and visits of the site. */
export default function OverviewPage() {
  const t = useText();
  const { locale } = useLanguage();
  const { data, error, refetch } = useQuery(statisticsQuery());
  const firstHour = useFirstHour();
  return (
    <div className={styles.page} aria-busy={!firstHour.isKnown}>
      <PageHeading title={t('dashboard.overview.title')}>
        {t('dashboard.overview.intro')}
      </PageHeading>
      {!firstHour.isKnown && <Skeleton shape="block" className={styles.loading} />}
      {/* Shown at once, for the first hour is above all else. */}
      <div className={styles.page} hidden={!firstHour.isKnown}>
        {data?.disk?.isLow && (
          <Notice tone="warning">
            {t('dashboard.overview.diskLow', { size: formatSize(data.disk.free, locale) })}
          </Notice>
        )}
        <BackupWarning />
        {firstHour.isShown && <FirstHourPanel steps={firstHour.steps} onHide={firstHour.hide} />}
        <Panel title={t('dashboard.overview.waiting')}>
          <WaitingList />
          {!firstHour.mentionsAlerts && <NotTold />}
          <BackupAge />
        </Panel>
        <ScheduledPanel />
        {error && !data ? (
          <ErrorState title={t('dashboard.overview.loadFailed')} onRetry={() => void refetch()} />
        ) : (
          <div className={styles.charts}>
            <Panel title={t('dashboard.overview.visits')}>
              {data ? <VisitsChart days={data.days} /> : <Skeleton shape="block" />}
            </Panel>
            <Panel title={t('dashboard.overview.mostViewed')}>
              {data ? <MostViewed projects={data.projects} /> : <Skeleton shape="block" />}
            </Panel>
          </div>
        )}
        <p className={layout.muted}>{t('dashboard.overview.note')}</p>
        {firstHour.isHidden && (
          <Button variant="ghost" size="s" className={styles.again} onClick={firstHour.show}>
            {t('dashboard.firstHour.show')}
          </Button>
        )}
      </div>
    </div>
  );
}
