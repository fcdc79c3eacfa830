import { Outlet, useText } from '@manjara/platform';
import { ButtonLink, EmptyState } from '@manjara/ui';
import { useEffect } from 'react';
import { dropCached } from '../../api/inbox/inbox-cache';
import { useRole } from '../../api/role';
import { ArrivingScreen } from '../../page/PageSkeleton';
import { PageTitle } from '../../page/PageTitle';

/** Shows a screen to owners only, and an explanation to editors. */
export default function OwnerOnly() {
  const role = useRole();
  if (role === undefined) return <ArrivingScreen />;
  return role === 'owner' ? <Outlet /> : <NotForEditors />;
}

function NotForEditors() {
  const t = useText();
  // Who was an owner may have left the inbox in this browser.
  useEffect(dropCached, []);
  return (
    <>
      <PageTitle>{t('dashboard.app.ownerOnly.title')}</PageTitle>
      <EmptyState
        level={1}
        icon="eye-off"
        title={t('dashboard.app.ownerOnly.title')}
        action={
          <ButtonLink to="/dashboard/projects">{t('dashboard.app.notFound.action')}</ButtonLink>
        }
      >
        {t('dashboard.app.ownerOnly.text')}
      </EmptyState>
    </>
  );
}
