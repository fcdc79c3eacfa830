import type { Person, Role } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Badge, ConfirmDialog } from '@manjara/ui';
import { useState } from 'react';
import { useDateTime } from '../../format/useDateTime';
import { ActionMenu, type MenuAction } from '../../lists/ActionMenu';
import { Avatar } from '../../pictures/Avatar';
import { LinkDialog } from './LinkDialog';
import { changeRole, createPasswordLink, removePerson, revokePasswordLink } from './people';
import layout from '../../page/layout.module.css';
import styles from './PeoplePage.module.css';
import { usePersonAction } from './usePersonAction';

const OTHER: Readonly<Record<Role, Role>> = { owner: 'editor', editor: 'owner' };

export interface PersonRowProps {
  person: Person;
  isYou: boolean;
}

/** An account of the list. Your own is changed in the profile. */
export function PersonRow({ person, isYou }: PersonRowProps) {
  const t = useText();
  const moment = useDateTime();
  const { name, email, role, image, secondFactor, lastSeenAt, passwordLinkUntil } = person;
  return (
    <li className={styles.row}>
      <Avatar image={image} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
          <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>
            {t(`dashboard.people.roles.${role}`)}
          </Badge>
          {isYou && <Badge>{t('dashboard.people.you')}</Badge>}
        </h3>
        <p className={layout.facts}>
          <bdi dir="ltr">{email}</bdi>
          <span>
            {lastSeenAt
              ? t('dashboard.people.seen', { time: moment(lastSeenAt) })
              : t('dashboard.people.notSignedIn')}
          </span>
          {secondFactor && <span>{t('dashboard.people.secondFactor')}</span>}
          {passwordLinkUntil && (
            <span>{t('dashboard.people.linkUntil', { time: moment(passwordLinkUntil) })}</span>
          )}
        </p>
      </div>
      {!isYou && <PersonActions person={person} />}
    </li>
  );
}

type Question = 'role' | 'remove';

function PersonActions({ person }: { person: Person }) {
  const t = useText();
  const { _id, name, role, passwordLinkUntil } = person;
  const [question, setQuestion] = useState<Question>();
  const id = `person-${_id}`;
  const next = OTHER[role];

  const change = usePersonAction({
    id,
    work: () => changeRole(_id, next),
    success: t('dashboard.people.roleChanged', { name, role: t(`dashboard.people.roles.${next}`) }),
  });
  const remove = usePersonAction({
    id,
    work: () => removePerson(_id),
    success: t('dashboard.people.removed', { name }),
  });
  const revoke = usePersonAction({
    id,
    work: () => revokePasswordLink(_id),
    success: t('dashboard.people.linkRevoked'),
  });
  const link = usePersonAction({ id, work: () => createPasswordLink(_id) });

  const answers = {
    role: {
      title: t(`dashboard.people.make.${next}`),
      text: t(`dashboard.people.makeText.${next}`, { name }),
      label: t(`dashboard.people.make.${next}`),
      confirm: () => change.mutate(),
    },
    remove: {
      title: t('dashboard.people.remove'),
      text: t('dashboard.people.removeText', { name }),
      label: t('dashboard.people.remove'),
      confirm: () => remove.mutate(),
    },
  };
  const asked = question && answers[question];

  const actions: MenuAction[] = [
    {
      icon: 'users',
      label: t(`dashboard.people.make.${next}`),
      onSelect: () => setQuestion('role'),
    },
    {
      icon: 'key',
      label: t('dashboard.people.passwordLink'),
      onSelect: () => link.mutate(),
    },
    ...(passwordLinkUntil
      ? [
          {
            icon: 'close',
            label: t('dashboard.people.revokeLink'),
            onSelect: () => revoke.mutate(),
          } as const,
        ]
      : []),
    {
      icon: 'trash',
      label: t('dashboard.people.remove'),
      danger: true,
      onSelect: () => setQuestion('remove'),
    },
  ];

  return (
    <div className={styles.actions}>
      <ActionMenu label={t('dashboard.people.actions', { name })} actions={actions} />
      <ConfirmDialog
        open={asked !== undefined}
        title={asked?.title}
        confirmLabel={asked?.label}
        cancelLabel={t('common.cancel')}
        onConfirm={() => {
          setQuestion(undefined);
          asked?.confirm();
        }}
        onCancel={() => setQuestion(undefined)}
      >
        <p>{asked?.text}</p>
      </ConfirmDialog>
      {link.data && (
        <LinkDialog
          title={t('dashboard.people.link.password')}
          path={`/dashboard/login/reset-password#token=${link.data.token}`}
          message={t('dashboard.people.link.passwordMessage')}
          until={link.data.expiresAt}
          onClose={link.reset}
        />
      )}
    </div>
  );
}
