import { isCompatible as fits, type Language, type PreviewDraft } from '@manjara/contracts';
import type { RouteObject } from './router';
import type { NavigationItem } from './navigation';
import type { SitemapPage } from './site';

/**
 * Version of the contract between shell and remotes: this package's version. A remote built against
 * another major or a newer minor version is rejected. At run time this is the shell's version; a
 * remote's version is in its `platform`.
 */
export const PLATFORM_VERSION = '2.5.0';

/** Federation names of the remotes. */
export const REMOTE_NAMES = { public: 'manjara_public', dashboard: 'manjara_dashboard' } as const;
export type RemoteKey = keyof typeof REMOTE_NAMES;

/** Nested texts of one language, merged into the namespace `global`. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/**
 * The module that a remote exposes as `./app`. The public remote's server bundle exports the same
 * module.
 */
export interface RemoteModule {
  /** Version of this package that the remote was built against. */
  platform: string;
  /** The release's own version. */
  version: string;
  /** Routes relative to the remote's mount point: `/` for public, `/dashboard` for dashboard. */
  routes: RouteObject[];
  /** The remote's texts in one language. */
  texts(language: Language): Promise<Texts>;
  /** Links of header, mobile menu and footer; called on the server, public remote only. */
  navigation?(): Promise<NavigationItem[]>;
  /** Pages for the sitemap; called on the server, public remote only. */
  sitemap?(): Promise<SitemapPage[]>;
  /** Shows drafts in previews; without it, previews show the saved content. Public remote only. */
  preview?(): Promise<PagePreview>;
}

/** Shows unsaved content on a public page. */
export interface PagePreview {
  /** Returns the page's loader data with the draft in it. */
  overlay(page: unknown, draft: PreviewDraft): unknown;
}

/** Settings of a public route, in `handle`. */
export interface RouteHandle {
  /** Name of the chunk that holds the route's component, so that the server can preload it. */
  chunk?: string;
  /**
   * Query parameters that the page reads, besides the language. The server drops all others before
   * it renders and caches the page. Without this list, it caches only requests without a query.
   */
  query?: readonly string[];
}

/** Whether a remote built against `built` runs on this shell. */
export const isCompatible = (built: string, own: string = PLATFORM_VERSION): boolean =>
  fits(built, own);
