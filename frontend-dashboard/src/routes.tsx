import { Navigate, type RouteObject } from '@manjara/platform';
import { lazy } from 'react';
import { DashboardRoot } from './DashboardRoot';
import { RequireSession, SignedOutOnly } from './features/auth/components/SessionGuards';
import { RESOURCES } from './resource/registry';
import { resourceRoutes } from './resource/resource-routes';

const LoginPage = lazy(() => import('./features/auth/components/LoginPage'));
const ForgetPasswordPage = lazy(() => import('./features/auth/components/ForgetPasswordPage'));
const ResetPasswordPage = lazy(() => import('./features/auth/components/ResetPasswordPage'));
const DashboardLayout = lazy(
  () => import(/* webpackChunkName: "dash-layout" */ './features/shell/components/DashboardLayout'),
);
const NotFoundPage = lazy(() => import('./features/shell/components/NotFoundPage'));
const ProfilePage = lazy(() => import('./features/profile/components/ProfilePage'));
const PersonalDataPage = lazy(() => import('./features/personal-data/components/PersonalDataPage'));
const HomeContentPage = lazy(() => import('./features/home-content/HomeContentPage'));
const InboxPage = lazy(() => import('./features/inbox/components/InboxPage'));
const AboutContentPage = lazy(() => import('./features/about-content/AboutContentPage'));
const ContactJoinPage = lazy(() => import('./features/contact-join/ContactJoinPage'));
const SiteSettingsPage = lazy(() => import('./features/site-settings/SiteSettingsPage'));
const OverviewPage = lazy(() => import('./features/overview/components/OverviewPage'));
const PartnersPage = lazy(() => import('./features/partners/components/PartnersPage'));
const TrashPage = lazy(() => import('./features/trash/components/TrashPage'));
const ActivityPage = lazy(() => import('./features/activity/components/ActivityPage'));

/** The routes of the dashboard, relative to /dashboard (spec §2, and further ones). */
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
