import { Navigate, type RouteObject } from '@manjara/platform';
import { lazy } from 'react';
import { DashboardRoot } from './DashboardRoot';
import { RequireSession, SignedOutOnly } from './features/auth/components/SessionGuards';
import { RESOURCES } from './resource/registry';
import { resourceRoutes } from './resource/resource-routes';

const LoginPage = lazy(
  () => import(/* webpackChunkName: "dash-login" */ './features/auth/components/LoginPage'),
);
const ForgetPasswordPage = lazy(
  () =>
    import(
      /* webpackChunkName: "dash-forget-password" */ './features/auth/components/ForgetPasswordPage'
    ),
);
const ResetPasswordPage = lazy(
  () =>
    import(
      /* webpackChunkName: "dash-reset-password" */ './features/auth/components/ResetPasswordPage'
    ),
);
const DashboardLayout = lazy(
  () => import(/* webpackChunkName: "dash-layout" */ './features/shell/components/DashboardLayout'),
);
const NotFoundPage = lazy(
  () => import(/* webpackChunkName: "dash-not-found" */ './features/shell/components/NotFoundPage'),
);
const ProfilePage = lazy(
  () => import(/* webpackChunkName: "dash-profile" */ './features/profile/components/ProfilePage'),
);
const PersonalDataPage = lazy(
  () =>
    import(
      /* webpackChunkName: "dash-personal-data" */ './features/personal-data/components/PersonalDataPage'
    ),
);
const HomeContentPage = lazy(
  () =>
    import(/* webpackChunkName: "dash-home-content" */ './features/home-content/HomeContentPage'),
);
const InboxPage = lazy(
  () => import(/* webpackChunkName: "dash-inbox" */ './features/inbox/components/InboxPage'),
);
const AboutContentPage = lazy(
  () =>
    import(
      /* webpackChunkName: "dash-about-content" */ './features/about-content/AboutContentPage'
    ),
);
const ContactJoinPage = lazy(
  () =>
    import(/* webpackChunkName: "dash-contact-join" */ './features/contact-join/ContactJoinPage'),
);
const SiteSettingsPage = lazy(
  () =>
    import(
      /* webpackChunkName: "dash-site-settings" */ './features/site-settings/SiteSettingsPage'
    ),
);
const OverviewPage = lazy(
  () =>
    import(/* webpackChunkName: "dash-overview" */ './features/overview/components/OverviewPage'),
);
const PartnersPage = lazy(
  () =>
    import(/* webpackChunkName: "dash-partners" */ './features/partners/components/PartnersPage'),
);
const TrashPage = lazy(
  () => import(/* webpackChunkName: "dash-trash" */ './features/trash/components/TrashPage'),
);
const ActivityPage = lazy(
  () =>
    import(/* webpackChunkName: "dash-activity" */ './features/activity/components/ActivityPage'),
);

/** The dashboard's screens, relative to /dashboard: those of spec §2, and further ones. */
export const routes: RouteObject[] = [
  {
    element: <DashboardRoot />,
    children: [
      {
        path: 'login',
        element: <SignedOutOnly />,
        children: [
          { index: true, element: <LoginPage /> },
          { path: 'forget-password', element: <ForgetPasswordPage /> },
        ],
      },
      // Also for whoever is signed in.
      { path: 'login/reset-password', element: <ResetPasswordPage /> },
      {
        element: <RequireSession />,
        children: [
          {
            element: <DashboardLayout />,
            children: [
              { index: true, element: <Navigate to="/dashboard/projects" replace /> },
              ...RESOURCES.flatMap(resourceRoutes),
              { path: 'overview', element: <OverviewPage /> },
              { path: 'profile', element: <ProfilePage /> },
              { path: 'activity', element: <ActivityPage /> },
              { path: 'personal-data', element: <PersonalDataPage /> },
              { path: 'content/home', element: <HomeContentPage /> },
              { path: 'add-partner', element: <PartnersPage /> },
              { path: 'messages', element: <InboxPage inbox="messages" /> },
              { path: 'jobs', element: <InboxPage inbox="jobs" /> },
              { path: 'content/about', element: <AboutContentPage /> },
              { path: 'content/contact-join', element: <ContactJoinPage /> },
              { path: 'site-settings', element: <SiteSettingsPage /> },
              { path: 'trash', element: <TrashPage /> },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
  },
];
