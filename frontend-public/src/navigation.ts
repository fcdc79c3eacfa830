import type { NavigationItem } from '@manjara/platform';
import { QUOTE_PATH } from './shared/quote-path';

/** The links of header and footer, in order (spec §2). */
export const navigation: NavigationItem[] = [
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
  { path: '/production', label: { ar: 'خطوط الإنتاج', en: 'Production lines' }, inFooter: true },
  { path: '/about', label: { ar: 'من نحن', en: 'About us' }, inFooter: true },
  { path: '/join', label: { ar: 'انضم إلينا', en: 'Join us' }, inFooter: true },
  {
    path: '/contact',
    label: { ar: 'تواصل معنا', en: 'Contact us' },
    inFooter: true,
  },
  { path: QUOTE_PATH, label: { ar: 'اطلب عرض سعر', en: 'Request a quote' }, prominent: true },
  {
    path: '/privacy',
    label: { ar: 'الخصوصية', en: 'Privacy' },
    inFooter: true,
    onlyInFooter: true,
  },
];
