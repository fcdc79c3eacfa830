import type { Language } from '@manjara/contracts';
import type { PagePath } from './site';

/** A page that the site's navigation leads to. */
export interface NavigationLink {
  path: PagePath;
  /** What its link says. */
  label: Readonly<Record<Language, string>>;
}

/** A public page in the header and the mobile menu, in their order. */
export interface NavigationItem extends NavigationLink {
  /** Shown as a call to action. */
  prominent?: boolean;
  /** Whether the footer leads to it, too. */
  inFooter?: boolean;
  /** Whether only the footer does. */
  onlyInFooter?: boolean;
  /** Pages that belong to it, in a list that opens. */
  submenu?: {
    /** What the button says that opens the list. */
    label: NavigationLink['label'];
    links: NavigationLink[];
  };
}
