import {
  addTexts,
  type I18n,
  loaderLanguage,
  REMOTE_NAMES,
  type RemoteKey,
  type RemoteModule,
} from '@manjara/platform';
import type { Language } from '@manjara/contracts';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remotes } from '../app/page-context';
import { checkRemote } from '../app/remotes';

/** Loads each remote once, with its texts in the page's language. */
export class RemoteLoader {
  private readonly pending = new Map<RemoteKey, Promise<RemoteModule>>();
  private readonly loaded: RemoteModule[] = [];
  /** Target of a running language switch, until `loaderLanguage` returns it. */
  private next?: Language;

  constructor(
    private readonly remotes: Remotes,
    private readonly i18n: I18n,
  ) {
    registerRemotes(
      Object.entries(remotes).map(([key, { entry }]) => ({
        name: REMOTE_NAMES[key as RemoteKey],
        entry: new URL(entry, location.href).href,
      })),
    );
  }

  load(key: RemoteKey): Promise<RemoteModule> {
    let promise = this.pending.get(key);
    if (!promise) {
      promise = this.fetch(key);
      promise.catch(() => {}); // the router handles the failure
      this.pending.set(key, promise);
    }
    return promise;
  }

  /** Loads the texts of all loaded remotes in another language. */
  async addTexts(language: Language): Promise<void> {
    this.next = language;
    await Promise.all(this.loaded.map((module) => this.addTextsOf(module, language)));
  }

  private async addTextsOf(module: RemoteModule, language: Language): Promise<void> {
    addTexts(this.i18n, language, await module.texts(language));
  }

  private async fetch(key: RemoteKey): Promise<RemoteModule> {
    if (!this.remotes[key]) throw new Error(`There is no release of the remote "${key}".`);
    const module = checkRemote(key, await loadRemote(`${REMOTE_NAMES[key]}/app`));
    // Add it before loading its texts, so that a switch in between includes it.
    this.loaded.push(module);
    const shown = loaderLanguage({});
    const languages = new Set([shown, this.next ?? shown]);
    await Promise.all([...languages].map((language) => this.addTextsOf(module, language)));
    return module;
  }
}
