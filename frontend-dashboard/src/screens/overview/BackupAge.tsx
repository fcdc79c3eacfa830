import { Link, useText } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import { useBackups } from '../../api/backups';
import { useAge } from '../../format/useAge';
import { useDateTime } from '../../format/useDateTime';
import { Notice } from '../../page/Notice';
import styles from './NotTold.module.css';

/** Warns when the nightly backup fails or is late. */
export function BackupWarning() {
  const t = useText();
  const timeOf = useDateTime();
  const { data } = useBackups();
  if (!data?.needsAttention) return null;
  const since = data.nightly?.failure?.since;
  return (
    <Notice tone="warning">
      {since
        ? t('dashboard.overview.backupFailed', { time: timeOf(since) })
        : t('dashboard.overview.backupLate')}{' '}
      <Link to="/dashboard/backups">{t('dashboard.overview.backups')}</Link>
    </Notice>
  );
}

/** Says how old the last backup is. */
export function BackupAge() {
  const t = useText();
  const age = useAge();
  const { data } = useBackups();
  if (!data) return null;
  return (
    <p className={styles.line}>
      <Icon name="save" size={18} />
      <span>
        {data.last
          ? t('dashboard.overview.lastBackup', { age: age(data.last.at) })
          : t('dashboard.overview.noBackup')}{' '}
        <Link to="/dashboard/backups">{t('dashboard.overview.backups')}</Link>
      </span>
    </p>
  );
}
