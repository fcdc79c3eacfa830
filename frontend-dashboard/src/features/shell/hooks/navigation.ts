import type { IconName } from '@manjara/ui';
import { RESOURCES, type ResourceName } from '../../../resource/registry';

type GroupKey = 'today' | 'portfolio' | 'inbox' | 'pages' | 'deleted' | 'account';
type LinkKey =
  | 'overview'
  | 'partners'
  | 'messages'
  | 'jobs'
  | 'personalData'
  | 'home'
  | 'about'
  | 'contactJoin'
  | 'siteSettings'
  | 'trash'
  | 'profile'
  | 'activity';

export interface NavigationItem {
  /** Of its label; a resource is named by its own texts. */
  key: LinkKey | ResourceName;
  /** Relative to /dashboard. */
  path: string;
  icon: IconName;
  /** The screen that adds one, where it is a screen of its own. */
  add?: string;
  /** The screens that edit one, below which it is marked, too. */
  edit?: string;
  /** Whose unread items are counted beside it. */
  unread?: 'messages' | 'jobs';
}

/** Every screen of the dashboard, as the sidebar lists them: those of spec §2, and further ones. */
export const NAVIGATION: readonly { key: GroupKey; items: readonly NavigationItem[] }[] = [
  { key: 'today', items: [{ key: 'overview', path: 'overview', icon: 'dashboard' }] },
  {
    key: 'portfolio',
    items: [
      ...RESOURCES.map(({ name, singular, icon }) => ({
        key: name,
        path: name,
        icon,
        add: `add-${singular}`,
        edit: `edit-${singular}`,
      })),
      { key: 'partners', path: 'add-partner', icon: 'partner' },
    ],
  },
  {
    key: 'inbox',
    items: [
      { key: 'messages', path: 'messages', icon: 'message', unread: 'messages' },
      { key: 'jobs', path: 'jobs', icon: 'briefcase', unread: 'jobs' },
      { key: 'personalData', path: 'personal-data', icon: 'users' },
    ],
  },
  {
    key: 'pages',
    items: [
      { key: 'home', path: 'content/home', icon: 'home' },
      { key: 'about', path: 'content/about', icon: 'book' },
      { key: 'contactJoin', path: 'content/contact-join', icon: 'phone' },
      { key: 'siteSettings', path: 'site-settings', icon: 'settings' },
    ],
  },
  { key: 'deleted', items: [{ key: 'trash', path: 'trash', icon: 'trash' }] },
  {
    key: 'account',
    items: [
      { key: 'profile', path: 'profile', icon: 'user' },
      { key: 'activity', path: 'activity', icon: 'clock' },
    ],
  },
];
