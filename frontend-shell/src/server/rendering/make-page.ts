import { REMOTE_NAMES, type RemoteKey } from '@manjara/platform';
import type { Logger } from 'pino';
import type { PageContext, RemoteInfo, ScriptFile } from '../../app/page-context';
import { shellTexts } from '../../locales';
import type { InlineStyle } from './inline-style';
import type { Rendered } from '../pages/page-keeper';
import type { Release } from '../releases/release';
import { hydrationOf, prepare, render, statusOf } from './render';
import type { ShellAssets } from './shell-assets';

/** What a page is made of, beside its address. */
export interface PageMaterial {
  /** Of the request that it is made for. */
  requestId: string;
  origin: string;
  language: PageContext['language'];
  /** Pinned: a request keeps the releases that it began with. */
  releases: Partial<Record<RemoteKey, Release>>;
  assets: ShellAssets;
  log: Logger;
  /** Which remote the page is of. */
  remote: RemoteKey;
  /** Whether the browser loads the code only when the page can be read. */
  waits: boolean;
}

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

async function makeWith(
  url: URL,
  module: Parameters<typeof prepare>[2],
  { origin, language, releases, assets, log, remote, requestId, ...material }: PageMaterial,
): Promise<Rendered> {
  const prepared = await prepare(url, language, module);
  if ('redirect' in prepared) return prepared;
  const release = releases[remote];
  const chunks = [...prepared.chunks, `texts-${language}`];
  const files = release
    ? filesOf(release, REMOTE_NAMES[remote], chunks)
    : { styles: [], preloads: [] };
  const rendered = remote === 'public' && typeof module !== 'string' ? module : undefined;
  // A visitor reads a rendered page before its code comes; elsewhere nothing is gained by waiting.
  const waits = rendered !== undefined && material.waits;
  const styles = [...assets.styles, ...files.styles];
  const sheetOf = (href: string): InlineStyle => {
    const sheet = assets.inline.get(href) ?? release?.inline.get(href);
    if (!sheet) throw new Error(`The release names ${href} and does not have it.`);
    return sheet;
  };
  const page: PageContext = {
    language,
    texts: shellTexts(language),
    origin,
    remotes: Object.fromEntries(
      Object.entries(releases).flatMap(([name, each]) => (each ? [[name, remoteInfo(each)]] : [])),
    ),
    navigation: releases.public?.navigation ?? [],
    styles,
    ...(waits ? { inline: true } : {}),
    fonts: assets.fonts(language),
    ...(waits ? { code: { scripts: assets.scripts, preloads: files.preloads } } : {}),
    hydration: hydrationOf(prepared.context),
  };
  const sheets = waits ? styles.map((href) => [href, sheetOf(href)] as const) : [];
  let broken = false as boolean;
  const html = await render({
    page,
    prepared,
    module: rendered,
    scripts: waits ? assets.boot : assets.scripts,
    css: Object.fromEntries(sheets.map(([href, { text }]) => [href, text])),
    // The part around it is left out, or its stand-in is shown: the rest can be read all the same.
    onError: (error) => {
      broken = true;
      log.error({ err: error, path: url.pathname, requestId }, 'rendering');
    },
  });
  return {
    html,
    status: statusOf(prepared.context),
    preloads: waits ? '' : preloadHeader(files.preloads),
    styles: sheets.map(([, { source }]) => source),
    ...(broken && { broken }),
  };
}

/** Renders a page; one that throws becomes the state that stands for it. */
export async function makePage(url: URL, material: PageMaterial): Promise<Rendered> {
  try {
    return await makeWith(url, material.releases.public?.module ?? 'unavailable', material);
  } catch (error) {
    const { log, requestId } = material;
    log.error({ err: error, path: url.pathname, requestId }, 'the page cannot be rendered');
    return makeWith(url, 'failed', material);
  }
}
