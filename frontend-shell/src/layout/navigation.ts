import type { Language } from '@manjara/contracts';
import {
  matchPath,
  type NavigationItem,
  type NavigationLink,
  type PagePath,
  useLanguage,
  useLocation,
} from '@manjara/platform';
import { createContext, useContext } from 'react';

/** Navigation of the live public release. */
export const NavigationContext = createContext<readonly NavigationItem[]>([]);

const pathIn = (path: PagePath, language: Language): string =>
  typeof path === 'string' ? path : path[language];

/** Decodes a path; invalid escapes stay, because visitors may type anything. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether the path is the page's, in any language. */
const leadsTo = (path: PagePath, pathname: string): boolean =>
  (typeof path === 'string' ? [path] : Object.values(path)).some((each) =>
    matchPath(decoded(each), decoded(pathname)),
  );

/** Navigation items of header or footer in the page's language. */
export function useSiteNavigation(place: 'header' | 'footer') {
  const items = useContext(NavigationContext).filter(({ inFooter, onlyInFooter }) =>
    place === 'footer' ? inFooter : !onlyInFooter,
  );
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const linkTo = ({ path, label }: NavigationLink) => ({
    to: pathIn(path, language),
    label: label[language],
    isCurrent: leadsTo(path, pathname),
  });
  return items.map(({ prominent = false, submenu, ...item }) => ({
    ...linkTo(item),
    prominent,
    submenu: submenu && { label: submenu.label[language], links: submenu.links.map(linkTo) },
  }));
}

type SiteItem = ReturnType<typeof useSiteNavigation>[number];
export type ItemWithPages = SiteItem & { submenu: NonNullable<SiteItem['submenu']> };
