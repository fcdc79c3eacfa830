import type { IconName } from '@manjara/ui';

type GroupKey = 'portfolio' | 'inbox' | 'pages' | 'account';
type ItemKey =
  | 'projects'
  | 'products'
  | 'reviews'
  | 'partners'
  | 'messages'
  | 'jobs'
  | 'personalData'
  | 'home'
  | 'about'
  | 'contactJoin'
  | 'profile';

export interface NavigationItem {
  key: ItemKey;
  /** Relative to /dashboard. */
  path: string;
  icon: IconName;
  /** The screen that adds one, where it is a screen of its own. */
  add?: string;
  /** Whose unread items are counted beside it. */
  unread?: 'messages' | 'jobs';
}

/** Every screen of the dashboard, as the sidebar lists them (spec §2), and personal data. */
export const NAVIGATION: readonly { key: GroupKey; items: readonly NavigationItem[] }[] = [
  {
    key: 'portfolio',
    items: [
      { key: 'projects', path: 'projects', icon: 'building', add: 'add-project' },
      { key: 'products', path: 'products', icon: 'package', add: 'add-product' },
      { key: 'reviews', path: 'reviews', icon: 'star', add: 'add-review' },
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
    ],
  },
  { key: 'account', items: [{ key: 'profile', path: 'profile', icon: 'user' }] },
];
