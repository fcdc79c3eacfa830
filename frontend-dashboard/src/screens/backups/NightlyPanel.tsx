import type { BackupStatus } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useDateTime } from '../../format/useDateTime';
import { Notice } from '../../page/Notice';
import { Panel } from '../../page/Panel';
import layout from '../../page/layout.module.css';

/** Whether a backup is made every night, and what keeps it from that. */
export function NightlyPanel({ status }: { status: BackupStatus }) {
  const t = useText();
  const timeOf = useDateTime();
  const { nightly, needsAttention } = status;
  if (!nightly) {
    return (
      <Panel title={t('dashboard.backups.nightly')}>
        <p>{t('dashboard.backups.off')}</p>
        <p className={layout.muted}>{t('dashboard.backups.turnOn')}</p>
      </Panel>
    );
  }
  const { failure, to } = nightly;
  return (
    <Panel title={t('dashboard.backups.nightly')}>
      {failure ? (
        <Notice tone="warning">
          {t('dashboard.backups.failed', { time: timeOf(failure.since) })}{' '}
          {t(`dashboard.backups.reasons.${failure.reason}`)}
        </Notice>
      ) : (
        needsAttention && <Notice tone="warning">{t('dashboard.backups.late')}</Notice>
      )}
      <p>{t(`dashboard.backups.to.${to}`)}</p>
      <p className={layout.muted}>{t('dashboard.backups.encrypted')}</p>
    </Panel>
  );
}
