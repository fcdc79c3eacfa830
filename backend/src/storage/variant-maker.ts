import {
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { promise as queueOf } from 'fastq';
import { join } from 'node:path';
import { ApiError } from '../common/errors/api-error';
import { COMMON_ERRORS } from '../common/errors/common.errors';
import { TemporaryFolder } from '../common/forms/temporary-folder';
import type { VariantKey } from '../pictures/encodings';
import { PictureWorkshop } from '../pictures/picture-workshop';
import { TaskFailed } from '../workshop/task-failed';
import { FailedRenderings } from './failed-renderings';
import { FileStore } from './file-store';
import { FILES_ERRORS } from './files.errors';
import type { PictureFile } from './picture-file';
import { VariantStore } from './variant-store';

interface Task {
  picture: PictureFile;
  keys: readonly VariantKey[];
}

/** The workshop renders one at a time; the second task fetches its original meanwhile. */
const URGENT_AT_A_TIME = 2;
/** At half a second each, the last one waits as long as a browser does. */
const MAX_URGENT = 60;
/** A form brings a hundred pictures, a page asks for 25 at once. */
const MAX_BACKGROUND = 500;
const RETRY_AFTER_S = 5;

const nameOf = ({ id }: PictureFile, { width, encoding }: VariantKey) =>
  `${id.toHexString()}-${width}-${encoding}`;

/** Makes variants of pictures and stores them: now, for who waits, or soon, in the background. */
@Injectable()
export class VariantMaker implements OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(VariantMaker.name);
  private readonly urgent = queueOf((task: Task) => this.make(task, true), URGENT_AT_A_TIME);
  private readonly background = queueOf((task: Task) => this.makeQuietly(task), 1);
  /** What somebody waits for. */
  private readonly awaited = new Map<string, Promise<void>>();
  /** What the background has begun or will. */
  private readonly planned = new Set<string>();
  /** Apart, for the background may fail of being kept from running. */
  private readonly failed = { now: new FailedRenderings(), soon: new FailedRenderings() };
  private inBackground: Promise<void> = Promise.resolve();
  private stopping = false;

  constructor(
    private readonly files: FileStore,
    private readonly variants: VariantStore,
    private readonly workshop: PictureWorkshop,
  ) {}

  /** Variants that are made or wait, by queue. */
  get lengths(): { urgent: number; background: number } {
    return { urgent: this.awaited.size, background: this.planned.size };
  }

  /**
   * Makes a variant; who asks for the same one meanwhile waits for the same work.
   * @throws ApiError 404 when the picture is gone, 422 when it cannot be rendered, 503 when too
   * many wait
   */
  now(picture: PictureFile, key: VariantKey): Promise<void> {
    const name = nameOf(picture, key);
    const begun = this.awaited.get(name);
    if (begun) return begun;
    const refusal = this.refusal(picture, key);
    if (refusal) return Promise.reject(refusal);
    const made = this.urgent
      .push({ picture, keys: [key] })
      .finally(() => this.awaited.delete(name));
    this.awaited.set(name, made);
    return made;
  }

  /** Plans variants without waiting for them; forgets them when too much is planned already. */
  soon(picture: PictureFile, keys: readonly VariantKey[]): void {
    const { failed, planned } = this;
    const hopeless = (key: VariantKey) =>
      failed.now.has(picture, key) || failed.soon.has(picture, key);
    const fresh = keys.filter((key) => !planned.has(nameOf(picture, key)) && !hopeless(key));
    if (this.stopping || fresh.length === 0 || this.background.length() >= MAX_BACKGROUND) return;
    for (const key of fresh) planned.add(nameOf(picture, key));
    void this.background.push({ picture, keys: fresh });
  }

  /** What is planned is given up; requests in flight still get their pictures. */
  onModuleDestroy(): void {
    this.stopping = true;
    this.background.kill();
  }

  /** The database's connection closes after this. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([this.inBackground, ...this.awaited.values()]);
  }

  private refusal(picture: PictureFile, key: VariantKey): ApiError | undefined {
    if (this.failed.now.has(picture, key)) return new ApiError(FILES_ERRORS.pictureNotShown);
    if (this.awaited.size < MAX_URGENT) return undefined;
    const headers = { 'Retry-After': `${RETRY_AFTER_S}` };
    return new ApiError(FILES_ERRORS.picturesBusy, { headers });
  }

  private makeQuietly({ picture, keys }: Task): Promise<void> {
    const work = async () => {
      try {
        const missing = await this.missing(picture, keys);
        if (missing.length > 0) await this.make({ picture, keys: missing }, false);
      } catch (error) {
        // What cannot be rendered has been logged; what is gone needs no variants.
        if (this.stopping || error instanceof ApiError) return;
        this.logger.warn({ err: error, file: String(picture.id) }, 'variants were not made');
      } finally {
        for (const key of keys) this.planned.delete(nameOf(picture, key));
      }
    };
    return (this.inBackground = work());
  }

  private async missing(picture: PictureFile, keys: readonly VariantKey[]): Promise<VariantKey[]> {
    const ready = await this.variants.findReady(picture.id);
    return keys.filter(
      (key) =>
        !this.awaited.has(nameOf(picture, key)) &&
        !ready.some(({ width, encoding }) => width === key.width && encoding === key.encoding),
    );
  }

  private async make({ picture, keys }: Task, urgent: boolean): Promise<void> {
    const temporary = new TemporaryFolder('picture');
    try {
      const folder = await temporary.path();
      const path = join(folder, 'original');
      await this.files.download(picture.id, path);
      const source = { path, traits: picture.traits };
      const rendered = await this.workshop.render(source, keys, folder, { urgent });
      for (const variant of rendered) await this.variants.put(picture, variant);
      // Who removed the picture meanwhile may have found no variants to take along.
      if (await this.files.isGone(picture.id)) await this.variants.removeOf([picture.id]);
    } catch (error) {
      if (await this.files.isGone(picture.id)) throw new ApiError(COMMON_ERRORS.notFound);
      if (!(error instanceof TaskFailed) || this.stopping) throw error;
      this.failed[urgent ? 'now' : 'soon'].note(picture, keys);
      this.logger.warn(
        { err: error, file: String(picture.id), keys },
        'a picture was not rendered',
      );
      throw new ApiError(FILES_ERRORS.pictureNotShown, { cause: error });
    } finally {
      await temporary.remove();
    }
  }
}
