import type { Language } from '@manjara/contracts';
import type { NavigationItem, RemoteKey, RouteObject, SitemapPage } from '@manjara/platform';
import type { AssetMap } from '@manjara/releases';
import type { Remotes } from '../../app/page-context';
import type { ApiHealth } from './api-health';
import type { InlineStyle } from './inline-style';
import type { ShellFiles } from './shell-assets';

/** A release's browser files that pages link to. */
export interface PageFiles {
  remote: RemoteKey;
  /** Path under which the shell serves them, ending in `/`. */
  publicPath: string;
  assets: AssetMap;
  /** The release's inline styles by their addresses. */
  inline: ReadonlyMap<string, InlineStyle>;
}

/** A page request: plain data that can be sent to a process. */
export interface PageRequest {
  url: string;
  /** Id that the API calls of the page carry. */
  requestId: string;
  origin: string;
  language: Language;
  /** The releases that the page tells the browser to load. */
  remotes: Remotes;
  /** Navigation of the public release. */
  navigation: NavigationItem[];
  /** Whether the browser delays the scripts until after the first paint. */
  delayScripts: boolean;
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

/** A rendered page, `broken` if a part of it failed; or a redirect. */
export type Rendered =
  | { redirect: string; status: number }
  | {
      html: Buffer;
      status: number;
      preloads: string;
      /** CSP sources of its inline styles. */
      styles: string[];
      broken?: boolean;
    };

export interface RenderResult {
  page: Rendered;
  /** The API's health while the page's data was fetched. */
  apiHealth: ApiHealth;
  /** Errors for the log. */
  errors: { what: string; error: PlainError }[];
}

/** Routes and navigation of a public release, readable without its code. */
export interface ReleaseDescription {
  /** Paths and handles: enough to match addresses with. */
  routes: RouteObject[];
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
  /** Rejects with RendererEnded if the renderer ended first. */
  render(request: PageRequest): Promise<RenderResult>;
  /** The pages for the sitemap. */
  sitemap(requestId: string): Promise<SitemapPage[]>;
  /** Ends the renderer after its pending requests. */
  close(): Promise<void>;
}

/**
 * Starts a release and tests it; rejects if it cannot render the front page.
 * @param onFailure called with the reason when a started release fails
 * @param signal cancels the start
 */
export type StartRenderer = (
  setup: RendererSetup,
  onFailure: (reason: string) => void,
  signal?: AbortSignal,
) => Promise<Renderer>;

/** The renderer ended; another renderer may still render the page. */
export class RendererEnded extends Error {}

/** The page cannot be rendered now. */
export class PageUnavailable extends Error {
  constructor(
    message: string,
    readonly retryAfterS: number,
  ) {
    super(message);
  }
}
