import type { Language } from '@manjara/contracts';
import type { NavigationItem, RemoteKey, RouteObject, SitemapPage } from '@manjara/platform';
import type { AssetMap } from '@manjara/releases';
import type { Remotes } from '../../app/page-context';
import type { ApiHealth } from './api-health';
import type { InlineStyle } from './inline-style';
import type { ShellFiles } from './shell-assets';

/** A release's browser files, as far as its pages name them. */
export interface PageFiles {
  remote: RemoteKey;
  /** Path under which the shell serves them, ending in `/`. */
  publicPath: string;
  assets: AssetMap;
  /** Its styles by their addresses, as pages hold them. */
  inline: ReadonlyMap<string, InlineStyle>;
}

/** A page request: plain data that can be sent to a process. */
export interface PageRequest {
  url: string;
  /** Under this id the API is called. */
  requestId: string;
  origin: string;
  language: Language;
  /** The releases that the browser is told of. */
  remotes: Remotes;
  /** What the public release leads to. */
  navigation: NavigationItem[];
  /** Whether the browser loads the code only when the page can be read. */
  waits: boolean;
}

/** An error in the form that is sent between processes. */
export interface PlainError {
  name: string;
  message: string;
  stack?: string;
}

export const plainError = (error: unknown): PlainError => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack };
};

/** A page as it was rendered, `broken` where a part of it failed; or where to go instead. */
export type Rendered =
  | { redirect: string; status: number }
  | {
      html: Buffer;
      status: number;
      preloads: string;
      /** What its policy names the styles by that it holds. */
      styles: string[];
      broken?: boolean;
    };

export interface RenderResult {
  page: Rendered;
  /** How the API did while the page's data was fetched. */
  heard: ApiHealth;
  /** What went wrong, for the log. */
  errors: { what: string; error: PlainError }[];
}

/** What the shell knows of a public release without running it. */
export interface ReleaseDescription {
  /** Paths and handles: enough to match addresses with. */
  routes: RouteObject[];
  /** What the header leads to. */
  navigation: NavigationItem[];
}

export interface RendererSetup {
  /** The release's server bundle. */
  code: string;
  /** File name in stack traces. */
  filename: string;
  /** Address of the API, with `/api`. */
  apiBase: string;
  files: PageFiles;
  shell: ShellFiles;
  /** Render timeout in milliseconds. */
  pageTimeoutMs?: number;
}

/** Renders the pages of one release. */
export interface Renderer {
  readonly description: ReleaseDescription;
  /** Memory of its process in bytes, if it has one. */
  readonly memory?: number;
  /** Rejects with RendererGone when it ended before the page was rendered. */
  render(request: PageRequest): Promise<RenderResult>;
  /** The pages for the sitemap. */
  sitemap(requestId: string): Promise<SitemapPage[]>;
  /** Ends it after its pending requests. */
  close(): Promise<void>;
}

/**
 * Starts a release and tests it; rejects when it cannot render the front page.
 * @param onFailure called with the reason when a started release has failed
 */
export type StartRenderer = (
  setup: RendererSetup,
  onFailure: (reason: string) => void,
) => Promise<Renderer>;

/** The renderer ended: another one may still render the page. */
export class RendererGone extends Error {}

/** The page cannot be rendered now. */
export class PageUnavailable extends Error {
  constructor(
    message: string,
    readonly retryAfterS: number,
  ) {
    super(message);
  }
}
