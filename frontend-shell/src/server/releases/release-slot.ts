import type { RemoteKey } from '@manjara/platform';
import type { AssetMap, ReleasePointer } from '@manjara/releases';
import type { Logger } from 'pino';
import { checkManifest } from './check-manifest';
import { inlineStyle } from '../rendering/inline-style';
import { type PageFiles, type Renderer, RendererGone } from '../rendering/renderer';
import {
  type FederationManifest,
  parsePointer,
  type ReadFile,
  readChecked,
  type Rejection,
  type Release,
  styleFiles,
} from './release';
import type { ReleaseCache } from './release-cache';
import { type ReleaseSource, sourceAt } from './release-source';

const UNREADABLE = 'what is published is not readable: the last good release stays';

/** A file could not be had: nothing is known of the release yet. */
class NotFetched extends Error {}

/** A release that was loaded; it may have failed before it was live. */
type Loaded = Release & { failure?: string };

export interface SlotOptions {
  key: RemoteKey;
  /** Address of the remote's `latest.json`. */
  pointerUrl: string;
  cache: ReleaseCache;
  log: Logger;
  /** Starts what renders the pages of a release, and tries it. */
  start(
    release: { code: string; filename: string; files: PageFiles },
    onFailure: (reason: string) => void,
  ): Promise<Renderer>;
}

/** So often work is begun again whose release was lost on the way. */
const MAX_TRIES = 4;

/**
 * Holds the live release of one remote. A new one is fetched, checked and tried whole before it
 * takes the place of the one before. A bad release is refused; one that does harm later is set
 * aside, and the last good one is live again, also across a restart.
 */
export class ReleaseSlot {
  current?: Release;
  readonly source: ReleaseSource;
  /** The published version, where it is none to show, and those that failed in its place. */
  refused: Rejection[] = [];
  /** Whether the pointer could be read when it was last asked for. */
  reachable = true;
  /** What was published that is no pointer, as it is told of once. */
  private unreadable?: string;
  /** The pointer as it was when all was done that it asks for. */
  private settled?: string;
  private busy?: Promise<void>;
  private recovery: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(private readonly options: SlotOptions) {
    this.source = sourceAt(options.pointerUrl);
  }

  /** Looks at the pointer once; never rejects. */
  refresh(): Promise<void> {
    return (this.busy ??= this.look().finally(() => (this.busy = undefined)));
  }

  /** Takes the copy of the release that was live before the shell was stopped. */
  async restore(): Promise<void> {
    this.refused = (await this.options.cache.status()).refused;
    await this.goBack();
  }

  /** Runs work with the live release; where that is lost on the way, with the one after it. */
  async use<T>(work: (release: Release | undefined) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work(this.current);
      } catch (error) {
        if (!(error instanceof RendererGone) || tries === MAX_TRIES) throw error;
        await this.recovery;
      }
    }
  }

  /** Ends what renders the live release. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.busy;
    await this.recovery;
    await this.current?.renderer?.close();
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
    // Another one was published since.
    if (this.refused.length && pointer.version !== this.refused[0]?.version) {
      this.refused = [];
      await this.writeStatus();
    }
    if (pointer.version !== this.current?.version && !this.refused.length) {
      try {
        await this.activate(pointer);
      } catch (error) {
        if (error instanceof NotFetched) {
          log.warn({ remote: key, version: pointer.version, err: error }, 'tried again soon');
          return;
        }
        const reason = error instanceof Error ? error.message : String(error);
        const about = { remote: key, version: pointer.version, reason, err: error };
        log.error(about, `release refused: ${reason}`);
        await this.refuse(pointer.version, reason);
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
    const { release, copies } = await this.load(pointer, read);
    await this.keep(pointer, copies);
    await this.makeLive(release);
    this.options.log.info({ remote: this.options.key, version: release.version }, 'release live');
  }

  private async makeLive(release: Loaded): Promise<void> {
    const before = this.current;
    this.current = release;
    // What it was asked for already it still answers.
    void before?.renderer?.close();
    if (release.failure !== undefined) this.setAside(release, release.failure);
    if (this.isClosed) await release.renderer?.close();
    await this.writeStatus();
  }

  private setAside(release: Release, reason: string): void {
    if (this.current !== release) return;
    const { key, log } = this.options;
    log.error({ remote: key, version: release.version, reason }, `release set aside: ${reason}`);
    this.recovery = this.recovery.then(() => this.recover(release, reason));
  }

  private async recover(failed: Release, reason: string): Promise<void> {
    if (this.current !== failed) return;
    const { cache, key, log } = this.options;
    await cache.distrust(failed.version).catch((error: unknown) => {
      log.warn({ remote: key, version: failed.version, err: error }, 'copy cannot be removed');
    });
    await this.refuse(failed.version, reason);
    await this.goBack(failed);
    if (this.current === failed) this.current = undefined;
    await this.writeStatus();
  }

  /** Makes the last good release live again, unless another one has taken the place meanwhile. */
  private async goBack(from?: Release): Promise<void> {
    const { cache, key, log } = this.options;
    for (const pointer of await cache.good()) {
      if (this.refused.some(({ version }) => version === pointer.version)) continue;
      try {
        const read: ReadFile = (file) => cache.read(pointer.version, file);
        const { release } = await this.load(pointer, read);
        if (this.current !== from) return void (await release.renderer?.close());
        await this.makeLive(release);
        log.info({ remote: key, version: pointer.version }, 'restored');
        return;
      } catch (error) {
        log.warn({ remote: key, version: pointer.version, err: error }, 'copy cannot be used');
      }
    }
  }

  private async refuse(version: string, reason: string): Promise<void> {
    const others = this.refused.filter((each) => each.version !== version);
    this.refused = [...others, { version, reason, at: new Date().toISOString() }];
    await this.writeStatus();
  }

  /** For who looks into the folder, and for the next start. */
  private async writeStatus(): Promise<void> {
    const { cache, key, log } = this.options;
    try {
      await cache.writeStatus({ live: this.current?.version ?? null, refused: this.refused });
    } catch (error) {
      log.warn({ remote: key, err: error }, 'the status of the releases cannot be written');
    }
  }

  /** Without room for a copy the release is live all the same; the next start fetches it again. */
  private async keep(pointer: ReleasePointer, copies: Map<string, Buffer>): Promise<void> {
    try {
      await this.options.cache.keep(pointer, copies);
    } catch (error) {
      const { key, log } = this.options;
      log.warn({ remote: key, version: pointer.version, err: error }, 'no copy was kept');
    }
  }

  private async load(pointer: ReleasePointer, read: ReadFile) {
    const copies = new Map<string, Buffer>();
    const take = async (file: { path: string; integrity: string }): Promise<Buffer> => {
      const bytes = await readChecked(read, file);
      copies.set(file.path, bytes);
      return bytes;
    };
    const manifest = JSON.parse((await take(pointer.manifest)).toString()) as FederationManifest;
    const { key, start } = this.options;
    checkManifest(key, manifest);
    const assets = JSON.parse((await take(pointer.assetMap)).toString()) as AssetMap;
    const base = `/_releases/${key}/${pointer.version}/`;
    const styles = styleFiles(assets).map(async (file) => {
      const href = base + file.path;
      return [href, inlineStyle(href, await take(file))] as const;
    });
    const files: PageFiles = {
      remote: key,
      publicPath: `${base}client/`,
      assets,
      inline: new Map(await Promise.all(styles)),
    };
    const release: Loaded = { ...files, version: pointer.version, manifest };
    if (pointer.server) {
      const code = (await take(pointer.server)).toString();
      const filename = `${key}-${pointer.version}.js`;
      release.renderer = await start({ code, filename, files }, (reason) => {
        release.failure = reason;
        this.setAside(release, reason);
      });
    }
    return { release, copies };
  }
}
