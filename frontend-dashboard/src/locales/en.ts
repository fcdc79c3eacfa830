import common from '@manjara/ui/locales/en.json';
import more from '@manjara/ui/locales/dashboard-en.json';
import shared from '../components/locales/en.json';
import aboutContent from '../features/about-content/locales/en.json';
import activity from '../features/activity/locales/en.json';
import auth from '../features/auth/locales/en.json';
import contactJoin from '../features/contact-join/locales/en.json';
import homeContent from '../features/home-content/locales/en.json';
import inbox from '../features/inbox/locales/en.json';
import overview from '../features/overview/locales/en.json';
import partners from '../features/partners/locales/en.json';
import personalData from '../features/personal-data/locales/en.json';
import profile from '../features/profile/locales/en.json';
import shell from '../features/shell/locales/en.json';
import siteSettings from '../features/site-settings/locales/en.json';
import trash from '../features/trash/locales/en.json';

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
