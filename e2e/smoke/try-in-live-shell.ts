import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';

/** A release to try in the live shell of a site. */
export interface TriedRelease {
  site: string;
  remote: string;
  version: string;
  folder: string;
  /** Address of another API, for screens that need a signed-in admin. */
  api?: string;
}

const CONTEXT = /(<script type="application\/json" id="page-context">)(.*?)(<\/script>)/s;

async function readJson<T>(...parts: string[]): Promise<T> {
  return JSON.parse(await readFile(path.join(...parts), 'utf8')) as T;
}

/** The release's entry, as pages declare it. */
async function remoteInfo({ remote, version, folder }: TriedRelease) {
  const { metaData } = await readJson<{
    metaData: { remoteEntry: { path: string; name: string } };
  }>(folder, 'client/mf-manifest.json');
  const entry = metaData.remoteEntry.path + metaData.remoteEntry.name;
  const { integrity } = await readJson<{ integrity: Record<string, string> }>(
    folder,
    'client/asset-map.json',
  );
  const base = `/_releases/${remote}/${version}/`;
  return { base, info: { version, entry: `${base}client/${entry}`, integrity: integrity[entry] } };
}

/**
 * Serves an unpublished release to the browser inside a site's live shell: rewrites documents to
 * name it and serves its files from its folder. Blocks all writes to the site.
 */
export async function tryInLiveShell(context: BrowserContext, tried: TriedRelease): Promise<void> {
  const { base, info } = await remoteInfo(tried);

  async function answerDocument(route: Route): Promise<void> {
    const response = await route.fetch();
    const html = (await response.text()).replace(CONTEXT, (_all, open, json, close) => {
      const page = JSON.parse(json as string) as { remotes: Record<string, unknown> };
      page.remotes[tried.remote] = info;
      return `${open}${JSON.stringify(page).replaceAll('<', '\\u003c')}${close}`;
    });
    // Do not preload files of the live release.
    const { link: _link, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: html });
  }

  async function answerApi(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    if (tried.api) {
      const response = await route.fetch({ url: tried.api + pathname + search });
      return route.fulfill({ response });
    }
    if (request.method() === 'GET') return route.continue();
    // E.g. the visit counter: test visits must not be counted.
    return route.fulfill({ status: 204 });
  }

  await context.route(`${tried.site}/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') return answerDocument(route);
    if (pathname.startsWith('/api/')) return answerApi(route);
    if (!pathname.startsWith(base)) return route.continue();
    return route.fulfill({ path: path.join(tried.folder, pathname.slice(base.length)) });
  });
}
