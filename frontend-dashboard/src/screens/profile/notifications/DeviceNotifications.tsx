import type { NotificationStatus } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { Button, CheckboxField, useMediaQuery } from '@manjara/ui';
import {
  addDevice,
  removeDevice,
  removeOtherDevices,
  testPush,
} from '../../../api/notification-status';
import { notificationPermission, pushSupport, unsubscribe } from '../../../browser/push-device';
import { useCounted } from '../../../format/useCounted';
import { Notice } from '../../../page/Notice';
import layout from '../../../page/layout.module.css';
import styles from './NotificationsPanel.module.css';
import { useNotificationAction } from './useNotificationAction';

/** Push notifications to the device at hand, and to others. */
export function DeviceNotifications({ push }: Pick<NotificationStatus, 'push'>) {
  const t = useText();
  const { language } = useLanguage();
  const counted = useCounted();
  const isPhone = useMediaQuery('(pointer: coarse)');
  const { running, run } = useNotificationAction();
  const support = pushSupport();
  const permission = notificationPermission();
  const isOn = push.isOnHere && permission === 'granted';
  const others = push.devices - (push.isOnHere ? 1 : 0);

  const turnOn = () => addDevice(push.publicKey, language);
  const turnOff = async () => {
    const status = await removeDevice();
    await unsubscribe();
    return status;
  };

  return (
    <div className={styles.channel}>
      {support === 'yes' ? (
        <CheckboxField
          role="switch"
          label={t(`dashboard.notifications.${isPhone ? 'onThisPhone' : 'onThisDevice'}`)}
          hint={t('dashboard.notifications.deviceHint')}
          checked={isOn || running === 'turnOn'}
          aria-busy={running !== null}
          onChange={() => void (isOn ? run('turnOff', turnOff) : run('turnOn', turnOn))}
        />
      ) : (
        <p className={layout.muted}>{t(`dashboard.notifications.support.${support}`)}</p>
      )}
      {support === 'yes' && permission === 'denied' && (
        <Notice>{t('dashboard.notifications.denied')}</Notice>
      )}
      {push.hasFailed && <Notice tone="warning">{t('dashboard.notifications.pushFailed')}</Notice>}
      {others > 0 && (
        <p className={layout.muted}>{t('dashboard.notifications.others', counted(others))}</p>
      )}
      <div className={styles.actions}>
        {isOn && (
          <Button
            variant="secondary"
            size="s"
            loading={running === 'test'}
            onClick={() => void run('test', testPush)}
          >
            {t('dashboard.notifications.testPush')}
          </Button>
        )}
        {others > 0 && (
          <Button
            variant="ghost"
            size="s"
            loading={running === 'turnOffOthers'}
            onClick={() => void run('turnOffOthers', removeOtherDevices)}
          >
            {t('dashboard.notifications.stopOthers')}
          </Button>
        )}
      </div>
    </div>
  );
}
