import common from '@manjara/ui/locales/ar.json';
import more from '@manjara/ui/locales/dashboard-ar.json';
import defaults from './defaults/ar.json';
import shared from './locales/ar.json';
import aboutContent from '../../content/about-content/locales/ar.json';
import activity from '../../screens/activity/locales/ar.json';
import auth from '../../screens/auth/locales/ar.json';
import backups from '../../screens/backups/locales/ar.json';
import contactJoin from '../../content/contact-join/locales/ar.json';
import firstHour from '../../screens/overview/first-hour/locales/ar.json';
import help from '../../page/help/locales/ar.json';
import homeContent from '../../content/home-content/locales/ar.json';
import inbox from '../../screens/inbox/locales/ar.json';
import notifications from '../../screens/profile/notifications/locales/ar.json';
import overview from '../../screens/overview/locales/ar.json';
import people from '../../screens/people/locales/ar.json';
import personalData from '../../screens/personal-data/locales/ar.json';
import profile from '../../screens/profile/locales/ar.json';
import app from '../locales/ar.json';
import pageMetadata from '../../content/page-metadata/locales/ar.json';
import bell from '../bell/locales/ar.json';
import search from '../search/locales/ar.json';
import schedule from '../../resource/schedule/locales/ar.json';
import projectChoice from '../../resource/project-choice/locales/ar.json';
import secondaryImages from '../../resource/secondary-images/locales/ar.json';
import siteSettings from '../../content/site-settings/locales/ar.json';
import trash from '../../screens/trash/locales/ar.json';

/**
 * The dashboard's texts under `dashboard.*`, except for those of `content/resources`, the texts of
 * the UI primitives, and the default texts of lists.
 */
export default {
  defaults,
  common: { ...common.common, ...more.common },
  dashboard: {
    ...shared,
    aboutContent,
    activity,
    auth,
    backups,
    contactJoin,
    firstHour,
    help,
    homeContent,
    inbox,
    notifications,
    overview,
    people,
    personalData,
    profile,
    app,
    pageMetadata,
    bell,
    search,
    projectChoice,
    schedule,
    secondaryImages,
    siteSettings,
    trash,
  },
};
