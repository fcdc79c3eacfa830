import {
  type RemoteModule,
  type RouteObject,
  setApiBase,
  type SitemapPage,
} from '@manjara/platform';
import { checkRemote } from '../../app/remotes';
import { fetchFor, withApiHealth, recordResponse } from './api-health';
import { composePage } from './compose-page';
import { evaluate } from './evaluate';
import type { PageRequest, ReleaseDescription, RendererSetup, RenderResult } from './renderer';
import { smokeRender } from './smoke';
import { withAbortSignal } from './with-abort-signal';

const TRIAL_TIMEOUT_MS = 25_000;

/** The serialisable part of routes. */
const describeRoutes = (routes: RouteObject[]): RouteObject[] =>
  routes.map(({ path, index, caseSensitive, handle, children }) => {
    const own = {
      path,
      caseSensitive,
      handle: handle && (JSON.parse(JSON.stringify(handle)) as unknown),
    };
    return index ? { ...own, index } : { ...own, children: children && describeRoutes(children) };
  });

/** A release, loaded in its render process. */
export class LoadedRelease {
  private constructor(
    private readonly module: RemoteModule,
    private readonly setup: RendererSetup,
    readonly description: ReleaseDescription,
  ) {}

  /**
   * Evaluates the bundle and renders the front page.
   * @throws Error if the release is not usable
   */
  static async load(setup: RendererSetup): Promise<LoadedRelease> {
    setApiBase(setup.apiBase, recordResponse, fetchFor);
    const exported = evaluate(setup.code, setup.filename) as RemoteModule;
    const module = checkRemote(setup.files.remote, exported);
    const signal = AbortSignal.timeout(TRIAL_TIMEOUT_MS);
    const tried = smokeRender(module, signal).then(() => module.navigation?.());
    const navigation = (await withAbortSignal(signal, tried)) ?? [];
    return new LoadedRelease(module, setup, { routes: describeRoutes(module.routes), navigation });
  }

  async render(request: PageRequest): Promise<RenderResult> {
    const { shell, files } = this.setup;
    const material = { module: this.module, shell, files };
    const compose = () => composePage(request, material, this.setup.pageTimeoutMs);
    const { result, apiHealth } = await withApiHealth(request.requestId, compose);
    return { ...result, apiHealth };
  }

  async sitemap(requestId: string): Promise<SitemapPage[]> {
    const { module } = this;
    if (!module.sitemap) throw new Error('The release has no sitemap.');
    return (await withApiHealth(requestId, () => module.sitemap!())).result;
  }
}
