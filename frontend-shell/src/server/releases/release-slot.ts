import type { RemoteKey, RemoteModule } from '@manjara/platform';
import type { AssetMap, ReleasePointer } from '@manjara/releases';
import type { Logger } from 'pino';
import { checkRemote } from '../../app/remotes';
import { checkManifest } from './check-manifest';
import { evaluate } from './evaluate';
import { inlineStyle } from '../rendering/inline-style';
import {
  type FederationManifest,
  parsePointer,
  type ReadFile,
  readChecked,
  type Release,
  styleFiles,
} from './release';
import type { ReleaseCache } from './release-cache';
import { type ReleaseSource, sourceAt } from './release-source';

const UNREADABLE = 'what is published is not readable: the last good release stays';

/** A file could not be had: nothing is known of the release yet. */
class NotFetched extends Error {}

export interface SlotOptions {
  key: RemoteKey;
  /** Address of the remote's `latest.json`. */
  pointerUrl: string;
  cache: ReleaseCache;
  log: Logger;
  /** Renders a page with the candidate; a release that cannot is refused. */
  smoke?: (module: RemoteModule) => Promise<void>;
}

/**
 * Holds the live release of one remote. A new one is fetched, checked and tried whole before it
 * takes the place of the one before; a request keeps the release that it began with. A bad
 * release is refused, and the last good one stays, also across a restart.
 */
export class ReleaseSlot {
  current?: Release;
  readonly source: ReleaseSource;
  /** The version that is published, where it is none to show. */
  refused?: string;
  /** Whether the pointer could be read when it was last asked for. */
  reachable = true;
  /** What was published that is no pointer, as it is told of once. */
  private unreadable?: string;
  /** The pointer as it was when all was done that it asks for. */
  private settled?: string;
  private busy?: Promise<void>;

  constructor(private readonly options: SlotOptions) {
    this.source = sourceAt(options.pointerUrl);
  }

  /** Looks at the pointer once; never rejects. */
  refresh(): Promise<void> {
    return (this.busy ??= this.look().finally(() => (this.busy = undefined)));
  }

  /** Takes the copy of the release that was live before the shell was stopped. */
  async restore(): Promise<void> {
    const pointer = await this.options.cache.active();
    if (!pointer) return;
    try {
      const read: ReadFile = (file) => this.options.cache.read(pointer.version, file);
      this.current = (await this.load(pointer, read)).release;
      this.options.log.info({ remote: this.options.key, version: pointer.version }, 'restored');
    } catch (error) {
      this.options.log.warn({ remote: this.options.key, err: error }, 'copy cannot be used');
    }
  }

  private async look(): Promise<void> {
    const { key, log } = this.options;
    let text: string;
    try {
      text = await this.source.pointer();
      if (!this.reachable) log.info({ remote: key }, 'releases can be read again');
      this.reachable = true;
    } catch (error) {
      if (this.reachable) log.warn({ remote: key, err: error }, 'releases cannot be read');
      this.reachable = false;
      return;
    }
    if (text === this.settled) return;
    let pointer: ReleasePointer;
    try {
      pointer = parsePointer(text);
    } catch (error) {
      if (this.unreadable !== text) log.error({ remote: key, err: error }, UNREADABLE);
      this.unreadable = text;
      return;
    }
    this.unreadable = undefined;
    if (pointer.version !== this.refused) this.refused = undefined;
    if (pointer.version !== this.current?.version && pointer.version !== this.refused) {
      try {
        await this.activate(pointer);
      } catch (error) {
        if (error instanceof NotFetched) {
          log.warn({ remote: key, version: pointer.version, err: error }, 'tried again soon');
          return;
        }
        this.refused = pointer.version;
        const because = error instanceof Error ? error.message : String(error);
        const about = { remote: key, version: pointer.version, err: error };
        log.error(about, `release refused: ${because}`);
        return;
      }
    }
    this.settled = text;
  }

  private async activate(pointer: ReleasePointer): Promise<void> {
    const read: ReadFile = (file) =>
      this.source.read(pointer.base, file).catch((error: unknown) => {
        throw new NotFetched(`${file} cannot be had.`, { cause: error });
      });
    const { release, files } = await this.load(pointer, read);
    await this.keep(pointer, files);
    this.current = release;
    this.options.log.info({ remote: this.options.key, version: release.version }, 'release live');
  }

  /** Without room for a copy the release is live all the same; the next start fetches it again. */
  private async keep(pointer: ReleasePointer, files: Map<string, Buffer>): Promise<void> {
    try {
      await this.options.cache.keep(pointer, files);
    } catch (error) {
      const { key, log } = this.options;
      log.warn({ remote: key, version: pointer.version, err: error }, 'no copy was kept');
    }
  }

  private async load(pointer: ReleasePointer, read: ReadFile) {
    const files = new Map<string, Buffer>();
    const take = async (file: { path: string; integrity: string }): Promise<Buffer> => {
      const bytes = await readChecked(read, file);
      files.set(file.path, bytes);
      return bytes;
    };
    const manifest = JSON.parse((await take(pointer.manifest)).toString()) as FederationManifest;
    const { key, smoke } = this.options;
    checkManifest(key, manifest);
    const assets = JSON.parse((await take(pointer.assetMap)).toString()) as AssetMap;
    const base = `/_releases/${key}/${pointer.version}/`;
    const styles = styleFiles(assets).map(async (file) => {
      const href = base + file.path;
      return [href, inlineStyle(href, await take(file))] as const;
    });
    const release: Release = {
      version: pointer.version,
      publicPath: `${base}client/`,
      manifest,
      assets,
      inline: new Map(await Promise.all(styles)),
    };
    if (pointer.server) {
      const code = (await take(pointer.server)).toString();
      const module = evaluate(code, `${key}-${pointer.version}.js`) as RemoteModule;
      release.module = checkRemote(key, module);
      await smoke?.(release.module);
      release.navigation = await release.module.navigation?.();
    }
    return { release, files };
  }
}
