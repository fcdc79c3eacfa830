import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RemoteKey } from '@manjara/platform';
import type { Logger } from 'pino';
import type { PageContext, RemoteInfo } from '../app/page-context';
import { compressed } from './compress';
import { pageHeaders } from './headers';
import { languageCookie, requestLanguage } from './language';
import { type Release, slimManifest } from './release';
import type { ReleaseSlot } from './release-slot';
import { hydrationOf, prepare, render, statusOf } from './render';
import type { ShellAssets } from './shell-assets';

export interface PageDependencies {
  slots: Record<RemoteKey, ReleaseSlot>;
  assets: ShellAssets;
  log: Logger;
}

const isDashboard = (pathname: string): boolean => /^\/dashboard(\/|$)/.test(pathname);

function remoteInfo(release: Release | undefined): RemoteInfo | undefined {
  if (!release) return undefined;
  const entry = release.manifest.metaData.remoteEntry;
  return {
    version: release.version,
    manifestUrl: `${release.publicPath}mf-manifest.json`,
    manifest: slimManifest(release.manifest),
    entryIntegrity: release.assets.integrity[entry.path + entry.name],
  };
}

/** Files of a release that the page needs: what the browser's runtime would find step by step. */
function filesOf(release: Release, name: string, chunks: string[]) {
  const names = [name, '__federation_expose_app', ...chunks];
  const groups = names.flatMap((chunk) => release.assets.chunks[chunk] ?? []);
  const unique = (files: string[]) => [...new Set(files)];
  return {
    styles: unique(groups.flatMap(({ css }) => css)).map((file) => release.publicPath + file),
    preloads: unique(groups.flatMap(({ js }) => js)).map((file) => {
      const integrity = release.assets.integrity[file];
      return (
        `<${release.publicPath}${file}>; rel=preload; as=script; crossorigin` +
        (integrity ? `; integrity="${integrity}"` : '')
      );
    }),
  };
}

/** Answers a page: status, language, styles and preloads, and the rendered document. */
export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  secure: boolean,
  { slots, assets, log }: PageDependencies,
): Promise<void> {
  // Pinned: a request keeps the releases that it began with.
  const releases = { public: slots.public.current, dashboard: slots.dashboard.current };
  const language = requestLanguage(request, url);
  const dashboard = isDashboard(url.pathname);
  const module = releases.public?.module;

  const prepared = await prepare(url, language, module);
  const headers: Record<string, string | string[]> = {
    ...pageHeaders(secure),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-language': language,
    vary: 'Accept-Encoding, Cookie',
  };
  const cookie = languageCookie(url);
  if (cookie) headers['set-cookie'] = cookie;
  if ('redirect' in prepared) {
    response.writeHead(prepared.status, { ...headers, location: prepared.redirect }).end();
    return;
  }

  const remote = dashboard ? releases.dashboard : releases.public;
  const chunks = [...prepared.chunks, `texts-${language}`];
  const name = dashboard ? 'manjara_dashboard' : 'manjara_public';
  const files = remote ? filesOf(remote, name, chunks) : { styles: [], preloads: [] };
  const page: PageContext = {
    language,
    remotes: Object.fromEntries(
      Object.entries(releases).flatMap(([key, release]) => {
        const info = remoteInfo(release);
        return info ? [[key, info]] : [];
      }),
    ),
    styles: [...assets.styles, ...files.styles],
    fonts: assets.fonts(language),
    hydration: hydrationOf(prepared.context),
  };
  const status = statusOf(prepared.context);
  const html = await render({
    page,
    prepared,
    module: dashboard ? undefined : module,
    scripts: assets.scripts,
    onError: (error) => log.error({ err: error, path: url.pathname }, 'rendering'),
  });

  if (files.preloads.length) headers.link = files.preloads.join(', ');
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  headers.etag = etag;
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const { body, encoding } = await compressed(html, request.headers['accept-encoding']);
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  if (status === 503) headers['retry-after'] = '5';
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
