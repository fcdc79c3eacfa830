import type { CategoryLists, Language } from '@manjara/contracts';
import type { PagePath } from './site';

/** A page in the navigation. */
export interface NavigationLink {
  path: PagePath;
  /** Link text. */
  label: Readonly<Record<Language, string>>;
}

/** A public page in the header and the mobile menu, in display order. */
export interface NavigationItem extends NavigationLink {
  /** Shown as a call to action. */
  prominent?: boolean;
  /** Whether it is in the footer, too. */
  inFooter?: boolean;
  /** Whether it is in the footer only. */
  onlyInFooter?: boolean;
  /** Pages in its submenu. */
  submenu?: {
    /** Label of the button that opens the submenu. */
    label: NavigationLink['label'];
    links: NavigationLink[];
    /** Then a link for each category of this list; its label follows the path. */
    categories?: { list: keyof CategoryLists; path: string };
  };
}
