import type { NavigationItem } from '@manjara/platform';

/** A navigation like that of the public remote. */
export const NAVIGATION: NavigationItem[] = [
  { path: '/', label: { ar: 'الرئيسية', en: 'Home' }, inFooter: true },
  {
    path: '/projects',
    label: { ar: 'المشاريع', en: 'Projects' },
    inFooter: true,
    submenu: {
      label: { ar: 'فئات المشاريع', en: 'Project categories' },
      links: [],
      categories: { list: 'projects', path: '/projects/' },
    },
  },
  { path: '/production', label: { ar: 'خطوط الإنتاج', en: 'Production lines' } },
  { path: '/about', label: { ar: 'من نحن', en: 'About us' }, inFooter: true },
  { path: '/join', label: { ar: 'انضم إلينا', en: 'Join us' } },
  {
    path: '/contact',
    label: { ar: 'تواصل معنا', en: 'Contact us' },
    prominent: true,
    inFooter: true,
  },
];
