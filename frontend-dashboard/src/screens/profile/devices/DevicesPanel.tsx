import { useText } from '@manjara/platform';
import { Button, ConfirmDialog } from '@manjara/ui';
import { Loaded } from '../../../page/Loaded';
import { Panel } from '../../../page/Panel';
import { useConfirm } from '../../../page/useConfirm';
import { endOtherSessions, useSessions } from '../account';
import layout from '../../../page/layout.module.css';
import styles from '../ProfilePage.module.css';
import { DeviceRow } from './DeviceRow';
import { useEndSession } from './useEndSession';

/** Where the account is signed in. */
export function DevicesPanel() {
  const t = useText();
  const query = useSessions();
  const endOthers = useEndSession({
    work: endOtherSessions,
    success: t('dashboard.profile.devices.othersEnded'),
  });
  const { ask, dialog } = useConfirm(() => endOthers.mutate());
  return (
    <Panel title={t('dashboard.profile.devices.title')}>
      <p className={layout.muted}>{t('dashboard.profile.devices.help')}</p>
      <Loaded query={query} failed={t('dashboard.profile.devices.loadFailed')} level={3}>
        {(sessions) => (
          <ul className={styles.devices}>
            {sessions.map((session) => (
              <DeviceRow key={session._id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
      {query.data && query.data.length > 1 && (
        <div>
          <Button variant="secondary" icon="log-out" loading={endOthers.isPending} onClick={ask}>
            {t('dashboard.profile.devices.endOthers')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        {...dialog}
        title={t('dashboard.profile.devices.endOthers')}
        confirmLabel={t('dashboard.app.signOut')}
        cancelLabel={t('common.cancel')}
      >
        <p>{t('dashboard.profile.devices.endOthersText')}</p>
      </ConfirmDialog>
    </Panel>
  );
}
