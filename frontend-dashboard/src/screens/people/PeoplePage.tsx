import { type CreatedInvite, type Person, ROLES } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { ErrorState, Skeleton } from '@manjara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProfile } from '../../api/get-profile';
import { PageHeading } from '../../page/PageHeading';
import { Panel } from '../../page/Panel';
import { InviteForm } from './InviteForm';
import { InviteRow } from './InviteRow';
import { LinkDialog } from './LinkDialog';
import { peopleQuery, useInvites } from './people';
import layout from '../../page/layout.module.css';
import styles from './PeoplePage.module.css';
import { PersonRow } from './PersonRow';

const ownersFirst = (people: readonly Person[]): Person[] =>
  [...people].sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));

/** Who can sign in, and who is invited. */
export default function PeoplePage() {
  const t = useText();
  const people = useQuery(peopleQuery());
  const invites = useInvites();
  const { data: admin } = useProfile();
  const [invited, setInvited] = useState<CreatedInvite>();
  const failed = [people, invites].find(({ data, error }) => error && !data);
  return (
    <div className={layout.narrow}>
      <PageHeading title={t('dashboard.people.title')}>{t('dashboard.people.intro')}</PageHeading>
      {failed ? (
        <ErrorState
          title={t('dashboard.people.loadFailed')}
          onRetry={() => void Promise.all([people.refetch(), invites.refetch()])}
        />
      ) : (
        <>
          <Panel title={t('dashboard.people.all')} help="roles">
            {people.data ? (
              <ul className={styles.list}>
                {ownersFirst(people.data).map((person) => (
                  <PersonRow
                    key={person._id}
                    person={person}
                    isYou={person.email === admin?.email}
                  />
                ))}
              </ul>
            ) : (
              <Skeleton shape="block" />
            )}
          </Panel>
          <Panel title={t('dashboard.people.invite.title')}>
            <InviteForm onInvited={setInvited} />
          </Panel>
          {invites.data && invites.data.length > 0 && (
            <Panel title={t('dashboard.people.invite.open')}>
              <ul className={styles.list}>
                {invites.data.map((invite) => (
                  <InviteRow key={invite._id} invite={invite} />
                ))}
              </ul>
            </Panel>
          )}
        </>
      )}
      {invited && (
        <LinkDialog
          title={t('dashboard.people.link.invite')}
          path={`/dashboard/login/invite#token=${invited.token}`}
          message={t('dashboard.people.link.inviteMessage')}
          until={invited.expiresAt}
          onClose={() => setInvited(undefined)}
        />
      )}
    </div>
  );
}
