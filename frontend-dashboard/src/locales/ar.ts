import common from '@manjara/ui/locales/ar.json';
import more from '@manjara/ui/locales/dashboard-ar.json';
import shared from '../components/locales/ar.json';
import aboutContent from '../features/about-content/locales/ar.json';
import activity from '../features/activity/locales/ar.json';
import auth from '../features/auth/locales/ar.json';
import contactJoin from '../features/contact-join/locales/ar.json';
import homeContent from '../features/home-content/locales/ar.json';
import inbox from '../features/inbox/locales/ar.json';
import overview from '../features/overview/locales/ar.json';
import partners from '../features/partners/locales/ar.json';
import personalData from '../features/personal-data/locales/ar.json';
import profile from '../features/profile/locales/ar.json';
import shell from '../features/shell/locales/ar.json';
import siteSettings from '../features/site-settings/locales/ar.json';
import trash from '../features/trash/locales/ar.json';

/**
 * The dashboard's texts under `dashboard.*`, except for those of resources, and the texts of the UI
 * primitives.
 */
export default {
  common: { ...common.common, ...more.common },
  dashboard: {
    ...shared,
    aboutContent,
    activity,
    auth,
    contactJoin,
    homeContent,
    inbox,
    overview,
    partners,
    personalData,
    profile,
    shell,
    siteSettings,
    trash,
  },
};
