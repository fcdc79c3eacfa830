import type { CategoryLists, Language, SiteMetadata, SiteSettings } from '@manjara/contracts';
import type { NavigationItem, RemoteKey, Texts } from '@manjara/platform';
import type { HydrationState } from 'react-router-dom';

/** A remote's live release. */
export interface RemoteInfo {
  version: string;
  /** URL of its entry script, the federation container. */
  entry: string;
  /** Integrity of the entry script. */
  integrity?: string;
}

export type Remotes = Partial<Record<RemoteKey, RemoteInfo>>;

export interface ScriptFile {
  href: string;
  integrity?: string;
}

/** Scripts that hydrate a rendered page. */
interface PageCode {
  /** The shell's scripts, in order. */
  scripts: string[];
  /** Files of the remote to preload, which the browser would otherwise find one by one. */
  preloads: ScriptFile[];
}

/** Page data from the server for the browser. */
export interface PageContext {
  language: Language;
  /** The shell's texts in this language. */
  texts: Texts;
  /** The site's origin, such as `https://www.example.com`. */
  origin: string;
  remotes: Remotes;
  /** Navigation of the public release. */
  navigation: NavigationItem[];
  settings: SiteSettings;
  categories: CategoryLists;
  /** Description and picture of a page for search engines and shared links, as the owner set them. */
  pages: Partial<SiteMetadata>;
  /** Styles that the head inlines if `code` waits for the paint, else links, in order. */
  styles: string[];
  /** Fonts to preload. */
  fonts: string[];
  /** Code that the boot script loads after the first paint; absent on loading pages. */
  code?: PageCode;
  /** Data from the page's loaders. */
  hydration: HydrationState | null;
}

/** Id of the script element with the page context as JSON. */
export const PAGE_CONTEXT_ID = 'page-context';
