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

/** What the live public release says of its navigation. */
export const NavigationContext = createContext<readonly NavigationItem[]>([]);

/** A page's path in a language. */
export const pathIn = (path: PagePath, language: Language): string =>
  typeof path === 'string' ? path : path[language];

/** A path comes as it was written, and visitors write it wrongly too. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a path is that of a page, in whichever language it is written. */
const leadsTo = (path: PagePath, pathname: string): boolean =>
  (typeof path === 'string' ? [path] : Object.values(path)).some((each) =>
    matchPath(decoded(each), decoded(pathname)),
  );

/** The site's navigation in the page's language, as header or footer show it. */
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
/** An item of the navigation that other pages belong to. */
export type ItemWithPages = SiteItem & { submenu: NonNullable<SiteItem['submenu']> };
