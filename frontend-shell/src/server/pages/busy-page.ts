import { type Language, LANGUAGES } from '@manjara/contracts';
import { type NavigationItem, PLATFORM_VERSION, type RemoteModule } from '@manjara/platform';
import { LRUCache } from 'lru-cache';
import { BusyPage } from '../../layout';
import { composePage } from '../rendering/compose-page';
import type { Rendered } from '../rendering/renderer';
import type { ShellAssets } from '../rendering/shell-assets';

/** Seconds until the browser reloads the page. */
export const BUSY_RETRY_S = '5';
/** Cached, so that rejecting a request costs less than rendering a page. */
const TTL_MS = 60_000;

const MODULE: RemoteModule = {
  platform: PLATFORM_VERSION,
  version: PLATFORM_VERSION,
  routes: [{ path: '*', Component: BusyPage, handle: { status: 429 } }],
  texts: () => Promise.resolve({}),
};

/** The page for a client over its limit: without scripts, and shared by all clients. */
export class BusyPages {
  readonly #pages: LRUCache<Language, Rendered, NavigationItem[]>;

  constructor(assets: ShellAssets) {
    const material = { module: MODULE, shell: { ...assets.files, scripts: [] }, files: undefined };
    this.#pages = new LRUCache({
      max: LANGUAGES.length,
      ttl: TTL_MS,
      fetchMethod: async (language, _stale, { context: navigation }) => {
        const request = { url: 'http://shell/', origin: '', requestId: '', delayScripts: false };
        const composed = composePage({ ...request, language, navigation, remotes: {} }, material);
        return (await composed).page;
      },
    });
  }

  /** @param navigation of the live public release */
  read = (language: Language, navigation: NavigationItem[]): Promise<Rendered> =>
    this.#pages.forceFetch(language, { context: navigation });
}
