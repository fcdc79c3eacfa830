import type { Session } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Badge, Button, Icon } from '@manjara/ui';
import { deviceName } from '../../../format/device-name';
import { useDateTime } from '../../../format/useDateTime';
import { useKeepFocus } from '../../../lists/useKeepFocus';
import { endSessionOf } from '../account';
import layout from '../../../page/layout.module.css';
import styles from '../ProfilePage.module.css';
import { useEndSession } from './useEndSession';

function useName(userAgent: string): string {
  const t = useText();
  const { browser, system } = deviceName(userAgent);
  if (browser && system) return t('dashboard.profile.devices.browserOn', { browser, system });
  return browser ?? system ?? t('dashboard.profile.devices.unknown');
}

/** A device that is signed in. This one signs out in the header. */
export function DeviceRow({ session }: { session: Session }) {
  const t = useText();
  const moment = useDateTime();
  const { _id, userAgent, lastSeenAt, createdAt, current } = session;
  const name = useName(userAgent);
  const row = useKeepFocus<HTMLLIElement>();
  const end = useEndSession({
    work: () => endSessionOf(_id),
    success: t('dashboard.profile.devices.ended', { name }),
  });
  return (
    <li ref={row} className={styles.device}>
      <Icon name={deviceName(userAgent).isMobile ? 'phone-screen' : 'desktop-screen'} />
      <div>
        <p className={styles.deviceName}>
          <bdi>{name}</bdi>
          {current && <Badge tone="accent">{t('dashboard.profile.devices.current')}</Badge>}
        </p>
        <p className={layout.muted}>
          {t('dashboard.profile.devices.seen', { time: moment(lastSeenAt) })}
          <br />
          {t('dashboard.profile.devices.since', { time: moment(createdAt) })}
        </p>
      </div>
      {!current && (
        <Button
          variant="ghost"
          size="s"
          aria-label={t('dashboard.profile.devices.endName', { name })}
          loading={end.isPending}
          onClick={() => !end.isPending && end.mutate()}
        >
          {t('dashboard.app.signOut')}
        </Button>
      )}
    </li>
  );
}
