import { type LoaderFunctionArgs, redirect, type RouteObject } from '@manjara/platform';
import type { ComponentType } from 'react';
import { backupsQuery } from '../api/backups';
import { profileQuery } from '../api/get-profile';
import { INBOXES, inboxPageQuery } from '../api/inbox/inbox';
import { prefetching, prefetchingForOwners } from '../api/prefetch';
import { createQueryClient } from '../api/query-client';
import { LIST_SCREENS, RESOURCES } from '../content/registry';
import { pageIn } from '../lists/filter-params';
import { loadList, resourceRoutes } from '../resource/resource-routes';
import { activityQuery } from '../screens/activity/activity-query';
import { RequireSession, SignedOutOnly } from '../screens/auth/SessionGuards';
import { inboxFilterIn } from '../screens/inbox/inbox-filter';
import { statisticsQuery } from '../screens/overview/overview';
import { peopleQuery } from '../screens/people/people';
import { retentionQuery } from '../screens/personal-data/retention/retention';
import { trashQuery } from '../screens/trash/trash-query';
import { singletonQuery } from '../singleton/singleton-query';
import { DashboardRoot } from './DashboardRoot';
import { ScreenError } from './layout/ScreenError';

const paramsOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams;

const screen = (load: () => Promise<{ default: ComponentType }>) => async () => ({
  Component: (await load()).default,
});

const loadFrame = () => import(/* webpackChunkName: "dash-layout" */ './layout/DashboardLayout');

/** Also prefetches the screen after the sign-in. */
async function loadLogin() {
  const page = await import('../screens/auth/LoginPage');
  loadFrame().catch(() => {});
  loadList().catch(() => {});
  return page;
}

/** The routes of the dashboard, relative to /dashboard (spec §2, and further ones). */
export function createRoutes(): RouteObject[] {
  const client = createQueryClient();

  const singletons: RouteObject[] = [
    {
      path: 'content/home',
      ...prefetching(client, () => singletonQuery('/content/home')),
      lazy: screen(() => import('../content/home-content/HomeContentPage')),
    },
    {
      path: 'content/about',
      ...prefetching(client, () => singletonQuery('/content/about')),
      lazy: screen(() => import('../content/about-content/AboutContentPage')),
    },
    {
      path: 'content/contact-join',
      ...prefetching(client, () => singletonQuery('/content')),
      lazy: screen(() => import('../content/contact-join/ContactJoinPage')),
    },
    {
      path: 'search-appearance',
      ...prefetching(client, () => singletonQuery('/page-metadata')),
      lazy: screen(() => import('../content/page-metadata/PageMetadataPage')),
    },
  ];

  const inboxes = INBOXES.map((inbox): RouteObject => ({
    path: inbox,
    ...prefetchingForOwners(client, (args) => inboxPageQuery(inbox, inboxFilterIn(paramsOf(args)))),
    async lazy() {
      const { default: InboxPage } = await import('../screens/inbox/InboxPage');
      return { element: <InboxPage inbox={inbox} /> };
    },
  }));

  const forOwners: RouteObject[] = [
    ...inboxes,
    {
      path: 'personal-data',
      ...prefetchingForOwners(client, retentionQuery),
      lazy: screen(() => import('../screens/personal-data/PersonalDataPage')),
    },
    {
      path: 'site-settings',
      ...prefetchingForOwners(client, () => singletonQuery('/site-settings')),
      lazy: screen(() => import('../content/site-settings/SiteSettingsPage')),
    },
    {
      path: 'people',
      ...prefetchingForOwners(client, peopleQuery),
      lazy: screen(() => import('../screens/people/PeoplePage')),
    },
    {
      path: 'backups',
      ...prefetchingForOwners(client, backupsQuery),
      lazy: screen(() => import('../screens/backups/BackupsPage')),
    },
  ];

  const screens: RouteObject[] = [
    ...RESOURCES.flatMap((resource) => resourceRoutes(resource, client)),
    ...LIST_SCREENS.map(({ path, load }) => ({ path, lazy: screen(load) })),
    ...singletons,
    {
      path: 'overview',
      ...prefetching(client, statisticsQuery),
      lazy: screen(() => import('../screens/overview/OverviewPage')),
    },
    {
      path: 'profile',
      ...prefetching(client, profileQuery),
      lazy: screen(() => import('../screens/profile/ProfilePage')),
    },
    {
      path: 'activity',
      ...prefetching(client, (args) => activityQuery(pageIn(paramsOf(args)))),
      lazy: screen(() => import('../screens/activity/ActivityPage')),
    },
    {
      path: 'trash',
      ...prefetching(client, (args) => trashQuery(pageIn(paramsOf(args)))),
      lazy: screen(() => import('../screens/trash/TrashPage')),
    },
    {
      lazy: screen(() => import(/* webpackChunkName: "dash-layout" */ './layout/OwnerOnly')),
      children: forOwners,
    },
    { path: '*', lazy: screen(() => import('./layout/NotFoundPage')) },
  ];

  return [
    {
      element: <DashboardRoot client={client} />,
      children: [
        { index: true, element: null, loader: () => redirect('/dashboard/projects') },
        {
          path: 'login',
          element: <SignedOutOnly />,
          children: [
            { index: true, lazy: screen(loadLogin) },
            {
              path: 'forget-password',
              lazy: screen(() => import('../screens/auth/ForgetPasswordPage')),
            },
          ],
        },
        {
          path: 'login/reset-password',
          lazy: screen(() => import('../screens/auth/ResetPasswordPage')),
        },
        {
          path: 'login/invite',
          lazy: screen(() => import('../screens/auth/AcceptInvitePage')),
        },
        {
          element: <RequireSession />,
          children: [
            {
              lazy: screen(loadFrame),
              children: [{ ErrorBoundary: ScreenError, children: screens }],
            },
          ],
        },
      ],
    },
  ];
}
