import { findCategory, PROJECT_CATEGORIES } from '@manjara/contracts';
import { matchPath, useLanguage, useLocation } from '@manjara/platform';

/** The public pages, in the header's order (spec §2). */
export const PAGES = [
  { to: '/', text: 'shell.header.home' },
  { to: '/projects', text: 'shell.header.projects' },
  { to: '/production', text: 'shell.header.production' },
  { to: '/about', text: 'shell.header.about' },
  { to: '/join', text: 'shell.header.join' },
  { to: '/contact', text: 'shell.header.contact' },
] as const;

/** The pages that the footer links to (spec §2). */
export const FOOTER_PAGES = PAGES.filter(({ to }) =>
  ['/', '/about', '/projects', '/contact'].includes(to),
);

/** A path comes as it was written, and visitors write it wrongly too. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Links to the projects of each category, in the page's language, and which one is shown. */
export function useCategoryLinks() {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const shown = matchPath('/projects/:category', pathname)?.params.category;
  const current = shown ? findCategory(PROJECT_CATEGORIES, decoded(shown)) : undefined;
  return PROJECT_CATEGORIES.map((category) => ({
    label: category[language],
    to: `/projects/${encodeURIComponent(category[language])}`,
    isCurrent: category === current,
  }));
}
