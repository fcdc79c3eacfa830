import { isCompatible as fits, type Language, type PreviewDraft } from '@manjara/contracts';
import type { RouteObject } from './router';
import type { NavigationItem } from './navigation';
import type { SitemapPage } from './site';

/**
 * Version of the contract between the shell and a remote; it follows this package's version.
 * A remote built against another major version, or a newer minor one, is refused. At run time it is
 * the shell's own; what a remote was built against stands in its build.
 */
export const PLATFORM_VERSION = '2.4.0';

/** The remotes that the shell knows, by their federation names. */
export const REMOTE_NAMES = { public: 'manjara_public', dashboard: 'manjara_dashboard' } as const;
export type RemoteKey = keyof typeof REMOTE_NAMES;

/** Nested texts of one language, merged into the namespace `global`. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/**
 * The one module that a remote exposes, as `./app`: its routes, as data. The public remote's
 * server bundle exports the same module.
 */
export interface RemoteModule {
  /** The version of this package that the remote was built against. */
  platform: string;
  /** The release's own version. */
  version: string;
  /** Routes relative to the remote's mount point: `/` for public, `/dashboard` for dashboard. */
  routes: RouteObject[];
  /** The remote's texts in one language. */
  texts(language: Language): Promise<Texts>;
  /** What the header, the mobile menu and the footer lead to; asked of the public remote on the server only. */
  navigation?(): Promise<NavigationItem[]>;
  /** The pages that search engines are told of; asked of the public remote on the server only. */
  sitemap?(): Promise<SitemapPage[]>;
  /** How the public remote shows drafts; asked for in a preview only, which does without. */
  preview?(): Promise<PagePreview>;
}

/** How a public page shows what is not saved yet. */
export interface PagePreview {
  /** What a page's loader answers, with a draft in the place of what is saved. */
  overlay(page: unknown, draft: PreviewDraft): unknown;
}

/** What a route of the public remote may say about itself in `handle`. */
export interface RouteHandle {
  /** Name of the chunk that holds the route's component, so that the server can preload it. */
  chunk?: string;
  /**
   * The query parameters that the page reads, beside the language. The server renders the page as
   * if it had been asked for without any others, and keeps it; of a route that does not say, it
   * keeps only what was asked for without a query.
   */
  query?: readonly string[];
}

/** Whether a remote built against `built` runs on this shell. */
export const isCompatible = (built: string, own: string = PLATFORM_VERSION): boolean =>
  fits(built, own);
