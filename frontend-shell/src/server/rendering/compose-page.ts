import { REMOTE_NAMES, type RemoteModule } from '@manjara/platform';
import type { PageContext, ScriptFile } from '../../app/page-context';
import { withCategories } from '../../app/with-categories';
import { shellTexts } from '../../locales';
import type { InlineStyle } from './inline-style';
import { hydrationOf, prepare, render, statusOf } from './render';
import {
  type PageFiles,
  type PageRequest,
  plainError,
  type Rendered,
  type RenderResult,
} from './renderer';
import type { ShellFiles } from './shell-assets';
import { readSite } from './read-site';
import { withAbortSignal } from './with-abort-signal';

/** Longer than the API timeout, so that loaders can handle API failures. */
const PAGE_TIMEOUT_MS = 8_000;

/** Releases and files to render a page with. */
export interface PageMaterial {
  /** The public release, or the state to show without one. */
  module: RemoteModule | 'unavailable' | 'failed';
  shell: ShellFiles;
  /** Files of the page's remote; absent without a release. */
  files: PageFiles | undefined;
}

type Composed = Pick<RenderResult, 'page' | 'errors'>;

/**
 * All release files that the page needs; without this list the browser would find them one by one.
 */
function filesOf(release: PageFiles, chunks: string[]) {
  const names = [REMOTE_NAMES[release.remote], '__federation_expose_app', ...chunks];
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

async function composeWith(
  { module, shell, files }: PageMaterial,
  { url, origin, language, remotes, navigation, ...request }: PageRequest,
  onError: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<Rendered> {
  const [prepared, { settings, categories, pages }] = await Promise.all([
    prepare(new URL(url), language, module, signal),
    readSite(),
  ]);
  if ('redirect' in prepared) return prepared;
  const chunks = [...prepared.chunks, `texts-${language}`];
  const needed = files ? filesOf(files, chunks) : { styles: [], preloads: [] };
  const rendered = typeof module === 'string' ? undefined : module;
  // On a rendered page the scripts wait until it is painted; other pages have nothing to read yet.
  const delayScripts = rendered !== undefined && request.delayScripts;
  const styles = [...shell.styles, ...needed.styles];
  const sheetOf = (href: string): InlineStyle => {
    const sheet = shell.inline.get(href) ?? files?.inline.get(href);
    if (!sheet) throw new Error(`The release refers to ${href}, which it does not contain.`);
    return sheet;
  };
  const page: PageContext = {
    language,
    texts: shellTexts(language),
    origin,
    remotes,
    navigation: withCategories(navigation, categories),
    settings,
    categories,
    pages,
    styles,
    fonts: shell.fonts[language],
    ...(delayScripts ? { code: { scripts: shell.scripts, preloads: needed.preloads } } : {}),
    hydration: hydrationOf(prepared.context),
  };
  const sheets = delayScripts ? styles.map((href) => [href, sheetOf(href)] as const) : [];
  let broken = false as boolean;
  const html = await render({
    page,
    prepared,
    module: rendered,
    scripts: delayScripts ? shell.boot : shell.scripts,
    css: Object.fromEntries(sheets.map(([href, { text }]) => [href, text])),
    signal,
    // React drops the failed part or shows its fallback: the rest of the page stays readable.
    onError: (error) => {
      broken = true;
      onError(error);
    },
  });
  return {
    html,
    status: statusOf(prepared.context),
    preloads: delayScripts ? '' : preloadHeader(needed.preloads),
    styles: sheets.map(([, { source }]) => source),
    ...(broken && { broken }),
  };
}

/** Renders a page; after an error or a timeout, the error page. */
export async function composePage(
  request: PageRequest,
  material: PageMaterial,
  timeoutMs = PAGE_TIMEOUT_MS,
): Promise<Composed> {
  const signal = AbortSignal.timeout(timeoutMs);
  const errors: Composed['errors'] = [];
  const note = (what: string) => (error: unknown) =>
    void errors.push({ what, error: plainError(error) });
  const compose = (module: PageMaterial['module'], limit?: AbortSignal) =>
    composeWith({ ...material, module }, request, note('rendering'), limit);
  try {
    return { page: await withAbortSignal(signal, compose(material.module, signal)), errors };
  } catch (error) {
    note('the page cannot be rendered')(signal.aborted ? signal.reason : error);
    const page = await compose('failed');
    return { page: signal.aborted ? { ...page, status: 504 } : page, errors };
  }
}
