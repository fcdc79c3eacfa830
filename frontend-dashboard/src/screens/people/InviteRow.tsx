import type { Invite } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Badge, Button, Icon } from '@manjara/ui';
import { useDateTime } from '../../format/useDateTime';
import { revokeInvite } from './people';
import layout from '../../page/layout.module.css';
import styles from './PeoplePage.module.css';
import { usePersonAction } from './usePersonAction';

/** An invite that was not used yet. */
export function InviteRow({ invite }: { invite: Invite }) {
  const t = useText();
  const moment = useDateTime();
  const { _id, role, by, expiresAt } = invite;
  const name = invite.name || t('dashboard.people.invite.unnamed');
  const revoke = usePersonAction({
    id: `invite-${_id}`,
    work: () => revokeInvite(_id),
    success: t('dashboard.people.invite.revoked'),
  });
  return (
    <li className={styles.row} data-stacked>
      <Icon name="user-plus" />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
          <Badge>{t(`dashboard.people.roles.${role}`)}</Badge>
        </h3>
        <p className={layout.facts}>
          <span>{t('dashboard.people.invite.until', { time: moment(expiresAt) })}</span>
          {by && <span>{t('dashboard.people.invite.by', { who: by })}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="ghost"
          icon="close"
          aria-label={t('dashboard.people.invite.revokeName', { name })}
          loading={revoke.isPending}
          onClick={() => !revoke.isPending && revoke.mutate()}
        >
          {t('dashboard.people.invite.revoke')}
        </Button>
      </div>
    </li>
  );
}
