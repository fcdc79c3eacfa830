import type { Language, SiteSettings } from '@manjara/contracts';
import type { NavigationItem, RemoteKey, Texts } from '@manjara/platform';
import type { HydrationState } from 'react-router-dom';

/** Where a remote's live release is. */
export interface RemoteInfo {
  version: string;
  /** Address of its entry script, the container. */
  entry: string;
  /** Hash that the entry script must have. */
  integrity?: string;
}

export type Remotes = Partial<Record<RemoteKey, RemoteInfo>>;

/** A script, and the hash that it must have. */
export interface ScriptFile {
  href: string;
  integrity?: string;
}

/** What brings a rendered page to life. */
export interface PageCode {
  /** The shell's scripts, in order. */
  scripts: string[];
  /** The remote's files that the page needs, which would else be found step by step. */
  preloads: ScriptFile[];
}

/** What the server tells the browser about the page that it rendered. */
export interface PageContext {
  language: Language;
  /** The shell's own, in this language. */
  texts: Texts;
  /** Where the site is, such as `https://www.example.com`. */
  origin: string;
  remotes: Remotes;
  /** What the public release leads to. */
  navigation: NavigationItem[];
  settings: SiteSettings;
  /** Styles that the head links or holds, in order. */
  styles: string[];
  /** Whether it holds them. */
  inline?: boolean;
  /** Font files that the page needs at once. */
  fonts: string[];
  /** What the boot script loads once the page can be read; none where a page only says "loading". */
  code?: PageCode;
  /** The data that the page's loaders answered. */
  hydration: HydrationState | null;
}

/** Id of the script element that holds the page's context as JSON. */
export const PAGE_CONTEXT_ID = 'page-context';
