import { Navigate, type RouteObject } from '@manjara/platform';
import { lazy } from 'react';
import { DashboardRoot } from './DashboardRoot';
import { RequireSession, SignedOutOnly } from '../screens/auth/SessionGuards';
import { LIST_SCREENS, RESOURCES } from '../content/registry';
import { resourceRoutes } from '../resource/resource-routes';

const LoginPage = lazy(() => import('../screens/auth/LoginPage'));
const ForgetPasswordPage = lazy(() => import('../screens/auth/ForgetPasswordPage'));
const AcceptInvitePage = lazy(() => import('../screens/auth/AcceptInvitePage'));
const ResetPasswordPage = lazy(() => import('../screens/auth/ResetPasswordPage'));
const DashboardLayout = lazy(
  () => import(/* webpackChunkName: "dash-layout" */ './layout/DashboardLayout'),
);
const OwnerOnly = lazy(() => import(/* webpackChunkName: "dash-layout" */ './layout/OwnerOnly'));
const NotFoundPage = lazy(() => import('./layout/NotFoundPage'));
const ProfilePage = lazy(() => import('../screens/profile/ProfilePage'));
const PersonalDataPage = lazy(() => import('../screens/personal-data/PersonalDataPage'));
const HomeContentPage = lazy(() => import('../content/home-content/HomeContentPage'));
const InboxPage = lazy(() => import('../screens/inbox/InboxPage'));
const AboutContentPage = lazy(() => import('../content/about-content/AboutContentPage'));
const ContactJoinPage = lazy(() => import('../content/contact-join/ContactJoinPage'));
const SiteSettingsPage = lazy(() => import('../content/site-settings/SiteSettingsPage'));
const OverviewPage = lazy(() => import('../screens/overview/OverviewPage'));
const TrashPage = lazy(() => import('../screens/trash/TrashPage'));
const PeoplePage = lazy(() => import('../screens/people/PeoplePage'));
const ActivityPage = lazy(() => import('../screens/activity/ActivityPage'));

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
      { path: 'login/invite', element: <AcceptInvitePage /> },
      {
        element: <RequireSession />,
        children: [
          {
            element: <DashboardLayout />,
            children: [
              { index: true, element: <Navigate to="/dashboard/projects" replace /> },
              ...RESOURCES.flatMap(resourceRoutes),
              ...LIST_SCREENS.map(({ path, Page }) => ({ path, element: <Page /> })),
              { path: 'overview', element: <OverviewPage /> },
              { path: 'profile', element: <ProfilePage /> },
              { path: 'activity', element: <ActivityPage /> },
              { path: 'content/home', element: <HomeContentPage /> },
              { path: 'content/about', element: <AboutContentPage /> },
              { path: 'content/contact-join', element: <ContactJoinPage /> },
              {
                element: <OwnerOnly />,
                children: [
                  { path: 'messages', element: <InboxPage inbox="messages" /> },
                  { path: 'jobs', element: <InboxPage inbox="jobs" /> },
                  { path: 'personal-data', element: <PersonalDataPage /> },
                  { path: 'site-settings', element: <SiteSettingsPage /> },
                  { path: 'people', element: <PeoplePage /> },
                ],
              },
              { path: 'trash', element: <TrashPage /> },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
  },
];
