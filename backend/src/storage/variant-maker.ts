import {
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { promise as queueOf } from 'fastq';
import { LRUCache } from 'lru-cache';
import { join } from 'node:path';
import { Gauge } from 'prom-client';
import { ApiError } from '../common/errors/api-error';
import { COMMON_ERRORS } from '../common/errors/common.errors';
import { isDiskFull } from '../common/errors/to-api-error';
import { TemporaryFolder } from '../common/forms/temporary-folder';
import type { VariantKey } from '../images/encodings';
import { ImageProcessor } from '../images/image-processor';
import { TaskFailed } from '../images/worker-pool';
import { FileStore } from './file-store';
import { FILES_ERRORS } from './files.errors';
import type { PictureFile } from './stored-picture';
import { VariantStore } from './variant-store';

interface Task {
  picture: PictureFile;
  keys: readonly VariantKey[];
}

/** One renders while the other downloads its original. */
const URGENT_AT_A_TIME = 2;
/** At half a second each, the last one waits as long as a browser does. */
const MAX_URGENT = 60;
/** A form brings a hundred pictures, a page asks for 25 at once. */
const MAX_BACKGROUND = 500;
/** A failed rendering is not tried again before this. */
const FAILED_MS = 600_000;
const MAX_FAILED = 1_000;
/** Milliseconds without rendering after the disk was full. */
const DISK_FULL_MS = 60_000;

const nameOf = ({ id }: PictureFile, { width, encoding }: VariantKey) =>
  `${id.toHexString()}-${width}-${encoding}`;
/** Not by width: another encoding may work, another width hardly. */
const failureOf = ({ id }: PictureFile, { encoding }: VariantKey) =>
  `${id.toHexString()}-${encoding}`;
const negativeCache = () => new LRUCache<string, true>({ max: MAX_FAILED, ttl: FAILED_MS });

const queueLength = new Gauge({
  name: 'manjara_picture_variants_queue_length',
  help: 'Forms of pictures that are made or wait: for a reader (urgent) or ahead (background).',
  labelNames: ['queue'],
});
for (const queue of ['urgent', 'background']) queueLength.set({ queue }, 0);

/** Renders variants of pictures and stores them, for a request or in the background. */
@Injectable()
export class VariantMaker implements OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(VariantMaker.name);
  private readonly urgentQueue = queueOf(
    (task: Task) => this.make(task, 'urgent'),
    URGENT_AT_A_TIME,
  );
  private readonly backgroundQueue = queueOf((task: Task) => this.makeMissing(task), 1);
  /** Variants that are rendered or wait, by name. */
  private readonly urgent = new Map<string, Promise<void>>();
  private readonly background = new Set<string>();
  /** Two caches: a background task may only have been starved, and is still tried for a request. */
  private readonly failed = { urgent: negativeCache(), background: negativeCache() };
  private stopping = false;
  /** Epoch milliseconds. */
  private diskFullUntil = 0;

  constructor(
    private readonly files: FileStore,
    private readonly variants: VariantStore,
    private readonly images: ImageProcessor,
  ) {}

  /**
   * Renders a variant now; requests for the same one share the work.
   * @throws ApiError 404 when the picture is deleted, 422 when it cannot be rendered, 503 when too
   * many requests wait, 507 when the disk is full
   */
  render(picture: PictureFile, key: VariantKey): Promise<void> {
    const name = nameOf(picture, key);
    const begun = this.urgent.get(name);
    if (begun) return begun;
    const rejection = this.rejectionOf(picture, key);
    if (rejection) return Promise.reject(rejection);
    const made = this.urgentQueue.push({ picture, keys: [key] }).finally(() => {
      this.urgent.delete(name);
      this.updateMetric();
    });
    this.urgent.set(name, made);
    this.updateMetric();
    return made;
  }

  /** Plans variants for the background; drops them when the queue is full. */
  enqueue(picture: PictureFile, keys: readonly VariantKey[]): void {
    if (this.stopping || this.backgroundQueue.length() >= MAX_BACKGROUND) return;
    const { urgent, background } = this.failed;
    const fresh = keys.filter((key) => {
      const failure = failureOf(picture, key);
      const hasFailed = urgent.has(failure) || background.has(failure);
      return !hasFailed && !this.background.has(nameOf(picture, key));
    });
    if (fresh.length === 0) return;
    for (const key of fresh) this.background.add(nameOf(picture, key));
    this.updateMetric();
    void this.backgroundQueue.push({ picture, keys: fresh });
  }

  /** Requests in flight still get their pictures. */
  onModuleDestroy(): void {
    this.stopping = true;
    this.backgroundQueue.kill();
  }

  /** The database's connection closes after this. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.urgentQueue.drained(), this.backgroundQueue.drained()]);
  }

  private rejectionOf(picture: PictureFile, key: VariantKey): ApiError | undefined {
    if (this.failed.urgent.has(failureOf(picture, key))) {
      return new ApiError(FILES_ERRORS.pictureNotShown);
    }
    if (Date.now() < this.diskFullUntil) return new ApiError(COMMON_ERRORS.diskFull);
    if (this.urgent.size < MAX_URGENT) return undefined;
    return new ApiError(FILES_ERRORS.picturesBusy);
  }

  private async makeMissing({ picture, keys }: Task): Promise<void> {
    try {
      const ready = await this.variants.findReady(picture.id);
      const missing = keys.filter(
        (key) =>
          !this.urgent.has(nameOf(picture, key)) &&
          !ready.some(({ width, encoding }) => width === key.width && encoding === key.encoding),
      );
      if (missing.length > 0) await this.make({ picture, keys: missing }, 'background');
    } catch (error) {
      // An ApiError has been logged, or the picture is deleted and needs no variants.
      if (this.stopping || error instanceof ApiError) return;
      this.logger.warn(
        { err: error, file: String(picture.id) },
        'variants of a picture could not be rendered',
      );
    } finally {
      for (const key of keys) this.background.delete(nameOf(picture, key));
      this.updateMetric();
    }
  }

  private async make({ picture, keys }: Task, queue: 'urgent' | 'background'): Promise<void> {
    const temporary = new TemporaryFolder('picture');
    try {
      const folder = await temporary.path();
      const path = join(folder, 'original');
      await this.files.download(picture.id, path);
      const source = { path, traits: picture.traits };
      const urgent = queue === 'urgent';
      const rendered = await this.images.render(source, keys, folder, { urgent });
      for (const variant of rendered) await this.variants.store(picture, variant);
      // A removal of the picture in between did not see these variants.
      if (await this.files.isDeleted(picture.id)) await this.variants.removeOf([picture.id]);
    } catch (error) {
      if (isDiskFull(error)) this.diskFullUntil = Date.now() + DISK_FULL_MS;
      if (await this.files.isDeleted(picture.id)) throw new ApiError(COMMON_ERRORS.notFound);
      if (!(error instanceof TaskFailed) || this.stopping) throw error;
      for (const key of keys) this.failed[queue].set(failureOf(picture, key), true);
      const details = { err: error, file: String(picture.id), keys };
      this.logger.warn(details, 'a picture could not be rendered');
      throw new ApiError(FILES_ERRORS.pictureNotShown, { cause: error });
    } finally {
      await temporary.remove();
    }
  }

  private updateMetric(): void {
    queueLength.set({ queue: 'urgent' }, this.urgent.size);
    queueLength.set({ queue: 'background' }, this.background.size);
  }
}
