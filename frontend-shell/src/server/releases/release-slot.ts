import type { RemoteKey } from '@manjara/platform';
import type { ReleasePointer } from '@manjara/releases';
import type { Logger } from 'pino';
import { RendererEnded } from '../rendering/renderer';
import { loadRelease, type StartRelease } from './load-release';
import { parsePointer, type ReadFile, type Rejection, type Release } from './release';
import type { ReleaseCache } from './release-cache';
import { type ReleaseSource, sourceAt } from './release-source';

const UNREADABLE = 'latest.json cannot be read; the last good release stays live';

/** A file could not be fetched, so the release is neither good nor rejected yet. */
class NotFetched extends Error {}

export interface SlotOptions {
  key: RemoteKey;
  /** Address of the remote's `latest.json`. */
  pointerUrl: string;
  cache: ReleaseCache;
  log: Logger;
  start: StartRelease;
}

/** Attempts of work whose release is replaced before it starts. */
const MAX_TRIES = 3;
const MAX_PAUSE_MS = 60_000;

/**
 * Holds the live release of one remote. A new release is fetched, checked and tested before it goes
 * live. A bad one is rejected. When the live one fails later, the previous one goes live, also
 * after a restart; without a previous one, the failed one stays live.
 */
export class ReleaseSlot {
  current?: Release;
  readonly source: ReleaseSource;
  private readonly log: Logger;
  /** The published version first, if it was rejected, then the versions that failed after it. */
  refused: Rejection[] = [];
  /** Whether the last read of the pointer succeeded. */
  reachable = true;
  /** Invalid pointer that was logged already: each one is logged once. */
  private unreadable?: string;
  /** Pointer that was processed already: it needs no further work. */
  private settled?: string;
  private busy?: Promise<void>;
  private recovery: Promise<void> | undefined;
  private isClosed = false;
  /** Consecutive polls without a usable release, and the time of the next attempt. */
  private failures = 0;
  private tryAgainAt = 0;

  constructor(private readonly options: SlotOptions) {
    this.source = sourceAt(options.pointerUrl);
    this.log = options.log.child({ remote: options.key });
  }

  /** Polls the pointer once; never rejects. */
  refresh(): Promise<void> {
    return (this.busy ??= this.look().finally(() => (this.busy = undefined)));
  }

  /** Starts the copy of the last live release, at start. */
  async restore(): Promise<void> {
    this.refused = (await this.options.cache.status()).refused;
    const restored = await this.loadCopy();
    if (restored) await this.makeLive(restored);
  }

  /**
   * Runs work with the live release; retries with the next one if it is replaced before the work
   * starts.
   */
  async use<T>(work: (release: Release | undefined) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work(this.current);
      } catch (error) {
        if (!(error instanceof RendererEnded) || tries === MAX_TRIES) throw error;
        await this.recovery;
      }
    }
  }

  /** Ends the renderer of the live release. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.busy;
    await this.recovery;
    await this.current?.renderer?.close();
  }

  private async look(): Promise<void> {
    await this.lookAtPointer();
    if (this.current) return;
    // Without a live release, start a copy; the pauses between attempts grow.
    if (Date.now() < this.tryAgainAt) return;
    const copy = await this.loadCopy();
    if (copy) return this.makeLive(copy);
    this.failures += 1;
    this.tryAgainAt = Date.now() + Math.min(MAX_PAUSE_MS, 1000 * 2 ** this.failures);
  }

  private async lookAtPointer(): Promise<void> {
    let text: string;
    try {
      text = await this.source.pointer();
      if (!this.reachable) this.log.info('releases can be read again');
      this.reachable = true;
    } catch (error) {
      if (this.reachable) this.log.warn({ err: error }, 'releases cannot be read');
      this.reachable = false;
      return;
    }
    if (text === this.settled && (this.current || Date.now() < this.tryAgainAt)) return;
    let pointer: ReleasePointer;
    try {
      pointer = parsePointer(text);
    } catch (error) {
      if (this.unreadable !== text) this.log.error({ err: error }, UNREADABLE);
      this.unreadable = text;
      return;
    }
    this.unreadable = undefined;
    // A newer version was published: forget the rejections.
    if (this.refused.length && pointer.version !== this.refused[0]?.version) {
      this.refused = [];
      await this.writeStatus();
    }
    const isRefused = this.refused.some(({ version }) => version === pointer.version);
    if (pointer.version !== this.current?.version && !(isRefused && this.current)) {
      const { version } = pointer;
      try {
        await this.activate(pointer);
      } catch (error) {
        if (error instanceof NotFetched) {
          this.log.warn({ version, err: error }, 'release not loaded yet; retrying');
          return;
        }
        const reason = error instanceof Error ? error.message : String(error);
        this.log.error({ version, reason, err: error }, `release refused: ${reason}`);
        this.refuse(version, reason);
        await this.writeStatus();
      }
    }
    this.settled = text;
  }

  private async activate(pointer: ReleasePointer): Promise<void> {
    const read: ReadFile = (file) =>
      this.source.read(pointer.base, file).catch((error: unknown) => {
        throw new NotFetched(`${file} cannot be fetched.`, { cause: error });
      });
    const { release, copies } = await this.load(pointer, read);
    await this.storeCopy(pointer, copies);
    await this.makeLive(release);
    this.log.info({ version: release.version }, 'release live');
  }

  private async makeLive(release: Release): Promise<void> {
    const before = this.current;
    this.current = release;
    this.failures = 0;
    this.refused = this.refused.filter(({ version }) => version !== release.version);
    // The old renderer finishes its pending requests.
    void before?.renderer?.close();
    if (this.isClosed) await release.renderer?.close();
    await this.writeStatus();
  }

  /** Makes the previous release live. Without one, the failed release stays live. */
  private async replace(failed: Release, reason: string): Promise<void> {
    if (this.current !== failed) return;
    const { version } = failed;
    const about = { version, reason };
    const copy = await this.loadCopy(failed);
    if (!copy) {
      this.log.error(
        about,
        `release failed; it stays live, because there is no previous one: ${reason}`,
      );
      return;
    }
    if (this.current !== failed) return void (await copy.renderer?.close());
    this.log.error(about, `release failed; the previous one is live: ${reason}`);
    this.refuse(version, reason);
    await this.makeLive(copy);
    this.log.info({ version: copy.version }, 'previous release is live');
    await this.options.cache.remove(version).catch((error: unknown) => {
      this.log.warn({ version, err: error }, 'the copy of a release cannot be removed');
    });
  }

  /** Starts the newest usable copy. */
  private async loadCopy(except?: Release): Promise<Release | undefined> {
    const { cache } = this.options;
    const notNow = new Set([except?.version, ...this.refused.map(({ version }) => version)]);
    for (const pointer of await cache.complete()) {
      const { version } = pointer;
      if (notNow.has(version)) continue;
      try {
        const read: ReadFile = (file) => cache.read(version, file);
        return (await this.load(pointer, read)).release;
      } catch (error) {
        this.log.warn({ version, err: error }, 'the copy of a release cannot be used');
      }
    }
    return undefined;
  }

  private refuse(version: string, reason: string): void {
    const others = this.refused.filter((each) => each.version !== version);
    this.refused = [...others, { version, reason, at: new Date().toISOString() }];
  }

  private async writeStatus(): Promise<void> {
    const status = { live: this.current?.version ?? null, refused: this.refused };
    try {
      await this.options.cache.writeStatus(status);
    } catch (error) {
      this.log.warn({ err: error }, 'the status of the releases cannot be written');
    }
  }

  /** Failures are only logged: without a copy, the next start fetches the release again. */
  private async storeCopy(pointer: ReleasePointer, copies: Map<string, Buffer>): Promise<void> {
    try {
      await this.options.cache.store(pointer, copies);
    } catch (error) {
      this.log.warn({ version: pointer.version, err: error }, 'no copy of the release was stored');
    }
  }

  private load(pointer: ReleasePointer, read: ReadFile) {
    const { key, start } = this.options;
    return loadRelease(key, pointer, read, start, (release, reason) => {
      this.recovery ??= this.replace(release, reason).finally(() => (this.recovery = undefined));
    });
  }
}
