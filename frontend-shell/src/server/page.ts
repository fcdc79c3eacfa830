import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { PREVIEW_KEY } from '@manjara/contracts';
import { REMOTE_NAMES, type RemoteKey } from '@manjara/platform';
import type { Logger } from 'pino';
import type { PageContext, RemoteInfo, ScriptFile } from '../app/page-context';
import { compressed } from './compress';
import { pageHeaders } from './headers';
import { languageCookie, requestLanguage } from './language';
import type { Release } from './release';
import type { ReleaseSlot } from './release-slot';
import { hydrationOf, prepare, render, statusOf } from './render';
import type { ShellAssets } from './shell-assets';

export interface PageDependencies {
  slots: Record<RemoteKey, ReleaseSlot>;
  assets: ShellAssets;
  log: Logger;
}

const isDashboard = (pathname: string): boolean => /^\/dashboard(\/|$)/.test(pathname);

/** Whether a public page is asked for as the dashboard shows it in a frame. */
const isPreview = ({ pathname, searchParams }: URL): boolean =>
  searchParams.has(PREVIEW_KEY) && !isDashboard(pathname);

function remoteInfo({ version, publicPath, manifest, assets }: Release): RemoteInfo {
  const { path, name } = manifest.metaData.remoteEntry;
  const integrity = assets.integrity[path + name];
  return { version, entry: publicPath + path + name, integrity };
}

/** Files of a release that the page needs: what the browser's runtime would find step by step. */
function filesOf(release: Release, name: string, chunks: string[]) {
  const names = [name, '__federation_expose_app', ...chunks];
  const groups = names.flatMap((chunk) => release.assets.chunks[chunk] ?? []);
  const unique = (files: string[]) => [...new Set(files)];
  return {
    styles: unique(groups.flatMap(({ css }) => css)).map((file) => release.publicPath + file),
    preloads: unique(groups.flatMap(({ js }) => js)).map((file): ScriptFile => ({
      href: release.publicPath + file,
      integrity: release.assets.integrity[file],
    })),
  };
}

const preloadHeader = (files: ScriptFile[]): string =>
  files
    .map(
      ({ href, integrity }) =>
        `<${href}>; rel=preload; as=script; crossorigin` +
        (integrity ? `; integrity="${integrity}"` : ''),
    )
    .join(', ');

/** How the visitor reaches the site. */
export interface Visit {
  /** Such as `https://www.example.com`. */
  origin: string;
  /** Over TLS. */
  secure: boolean;
}

/** Answers a page: status, language, styles and preloads, and the rendered document. */
export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { origin, secure }: Visit,
  dependencies: PageDependencies,
): Promise<void> {
  // Pinned: a request keeps the releases that it began with.
  const { slots, log } = dependencies;
  const releases = { public: slots.public.current, dashboard: slots.dashboard.current };
  const language = requestLanguage(request, url);
  const dashboard = isDashboard(url.pathname);
  const preview = isPreview(url);
  const headers: OutgoingHttpHeaders = {
    ...pageHeaders(secure, { framed: preview, frames: dashboard }),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-language': language,
    vary: 'Accept-Encoding, Cookie',
    ...(dashboard || preview ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
  };
  const cookie = languageCookie(url);
  if (cookie) headers['set-cookie'] = cookie;

  const make = (module: Parameters<typeof prepare>[2]) =>
    makePage(url, { origin, language }, releases, module, dependencies);
  let page: Awaited<ReturnType<typeof make>>;
  try {
    page = await make(releases.public?.module ?? 'unavailable');
  } catch (error) {
    log.error({ err: error, path: url.pathname }, 'the page cannot be rendered');
    page = await make('failed');
  }
  if ('redirect' in page) {
    response.writeHead(page.status, { ...headers, location: page.redirect }).end();
    return;
  }
  if (page.preloads.length) headers.link = preloadHeader(page.preloads);
  if (page.status === 503) headers['retry-after'] = '5';
  const etag = `W/"${createHash('sha1').update(page.html).digest('base64url')}"`;
  headers.etag = etag;
  if (page.status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const { body, encoding } = await compressed(page.html, request.headers['accept-encoding']);
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function makePage(
  url: URL,
  { origin, language }: Pick<PageContext, 'origin' | 'language'>,
  releases: Partial<Record<RemoteKey, Release>>,
  module: Parameters<typeof prepare>[2],
  { assets, log }: PageDependencies,
) {
  const prepared = await prepare(url, language, module);
  if ('redirect' in prepared) return prepared;
  const key = isDashboard(url.pathname) ? 'dashboard' : 'public';
  const release = releases[key];
  const chunks = [...prepared.chunks, `texts-${language}`];
  const files = release
    ? filesOf(release, REMOTE_NAMES[key], chunks)
    : { styles: [], preloads: [] };
  const rendered = key === 'public' && typeof module !== 'string' ? module : undefined;
  // A visitor reads a rendered page before its code comes; elsewhere nothing is gained by waiting.
  const waits = rendered !== undefined && !isPreview(url);
  const page: PageContext = {
    language,
    origin,
    remotes: Object.fromEntries(
      Object.entries(releases).flatMap(([name, each]) => (each ? [[name, remoteInfo(each)]] : [])),
    ),
    styles: [...assets.styles, ...files.styles],
    fonts: assets.fonts(language),
    ...(waits ? { code: { scripts: assets.scripts, preloads: files.preloads } } : {}),
    hydration: hydrationOf(prepared.context),
  };
  const html = await render({
    page,
    prepared,
    module: rendered,
    scripts: waits ? assets.boot : assets.scripts,
    onError: (error) => log.error({ err: error, path: url.pathname }, 'rendering'),
  });
  return { html, status: statusOf(prepared.context), preloads: waits ? [] : files.preloads };
}
