import type { BackupStatus } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { formatSize } from '../../format/format-size';
import { useAge } from '../../format/useAge';
import { useCounted } from '../../format/useCounted';
import { useDateTime } from '../../format/useDateTime';
import { Notice } from '../../page/Notice';
import layout from '../../page/layout.module.css';
import styles from './BackupsPage.module.css';

/** When the last backup was made, how, and how large it is. */
export function LastBackup({ last }: Pick<BackupStatus, 'last'>) {
  const t = useText();
  const { locale } = useLanguage();
  const counted = useCounted();
  const age = useAge();
  const timeOf = useDateTime('full');
  if (!last) return <p>{t('dashboard.backups.none')}</p>;
  return (
    <>
      <p>
        <strong className={styles.age}>{age(last.at)}</strong>
        <time dateTime={last.at}>{timeOf(last.at)}</time>
        <span className={layout.muted}>
          {t(`dashboard.backups.kinds.${last.kind}`, { size: formatSize(last.bytes, locale) })}
        </span>
      </p>
      {last.damagedFiles > 0 && (
        <Notice tone="warning">{t('dashboard.backups.damaged', counted(last.damagedFiles))}</Notice>
      )}
    </>
  );
}
