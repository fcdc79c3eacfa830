import common from '@manjara/ui/locales/en.json';
import more from '@manjara/ui/locales/dashboard-en.json';
import defaults from './defaults/en.json';
import shared from './locales/en.json';
import aboutContent from '../../content/about-content/locales/en.json';
import activity from '../../screens/activity/locales/en.json';
import auth from '../../screens/auth/locales/en.json';
import backups from '../../screens/backups/locales/en.json';
import contactJoin from '../../content/contact-join/locales/en.json';
import firstHour from '../../screens/overview/first-hour/locales/en.json';
import help from '../../page/help/locales/en.json';
import homeContent from '../../content/home-content/locales/en.json';
import inbox from '../../screens/inbox/locales/en.json';
import notifications from '../../screens/profile/notifications/locales/en.json';
import overview from '../../screens/overview/locales/en.json';
import people from '../../screens/people/locales/en.json';
import personalData from '../../screens/personal-data/locales/en.json';
import profile from '../../screens/profile/locales/en.json';
import app from '../locales/en.json';
import pageMetadata from '../../content/page-metadata/locales/en.json';
import bell from '../bell/locales/en.json';
import search from '../search/locales/en.json';
import schedule from '../../resource/schedule/locales/en.json';
import projectChoice from '../../resource/project-choice/locales/en.json';
import secondaryImages from '../../resource/secondary-images/locales/en.json';
import siteSettings from '../../content/site-settings/locales/en.json';
import trash from '../../screens/trash/locales/en.json';

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
