import { IMAGE_FORMATS, wholeCharacters } from '@manjara/contracts';
import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { ApiError, fillIn } from '../common/errors/api-error';
import type { UploadedFile } from '../common/forms/uploaded-file';
import type { PictureTraits, VariantKey } from './encodings';
import { IMAGE_ERRORS } from './images.errors';
import type { Outcome } from './outcome';
import type { Tasks } from './worker';
import { TaskFailed, type TaskName, WorkerPool } from './worker-pool';

/** What is known of an accepted picture from its bytes. */
export interface InspectedPicture extends Required<PictureTraits> {
  contentType: string;
}

export interface RenderedVariant extends VariantKey {
  path: string;
  /** Bytes. */
  size: number;
}

const WORKER_LIMITS = {
  idleMs: 60_000,
  /** A process at work on photographs has 100 to 200 MB. */
  replaceBytes: 300e6,
  /** What the limits of pictures let through takes up to 700 MB. */
  memoryLimitBytes: 1_000e6,
};
const INSPECT_MS = 45_000;
/** The background process runs only when nothing else wants the processor. */
const RENDER_MS = { urgent: 90_000, background: 300_000 };

const SHOWN_NAME_LENGTH = 80;
/** A name for a sentence, kept apart from the direction of the text around it. */
const shown = (name: string) => `\u2068${wholeCharacters(name, SHOWN_NAME_LENGTH)}\u2069`;

const queueLength = new Gauge({
  name: 'manjara_image_queue_length',
  help: 'Tasks on pictures that run or wait.',
  labelNames: ['queue'],
});
for (const queue of ['urgent', 'background']) queueLength.set({ queue }, 0);
const tasks = new Counter({
  name: 'manjara_image_tasks_total',
  help: 'Tasks by what became of them: done, failed, crashed, timeout, refused or unavailable.',
  labelNames: ['task', 'outcome'],
});
const taskSeconds = new Counter({
  name: 'manjara_image_task_seconds_total',
  help: 'How long tasks took, their waiting included.',
  labelNames: ['task'],
});

/**
 * Judges and renders pictures in child processes: a decoder that crashes, hangs or takes too much
 * memory fails its own task alone.
 */
@Injectable()
export class ImageProcessor implements OnModuleDestroy, OnApplicationShutdown {
  private readonly pools = {
    /** For requests. */
    urgent: new WorkerPool({ ...WORKER_LIMITS, niceness: 0, maxQueueSize: 100 }),
    background: new WorkerPool({ ...WORKER_LIMITS, niceness: 19, maxQueueSize: 1_000 }),
  };

  /**
   * Judges an upload by its content and decodes all of it.
   * @throws ApiError 415 for what is no accepted picture, 422 for a damaged or oversized one, 503
   * when too many wait
   */
  async inspect(file: UploadedFile): Promise<InspectedPicture> {
    const outcome = await this.judge(file.path);
    if ('accepted' in outcome) return outcome.accepted;
    const { refused, maxMegapixels: max = 0, format = '', detail } = outcome;
    const definition = IMAGE_ERRORS[refused];
    const params = {
      name: shown(file.originalname),
      formats: IMAGE_FORMATS.join(', '),
      max,
      format,
    };
    const { fieldname: field } = file;
    throw new ApiError(definition, {
      params,
      ...(field !== undefined && {
        details: [{ field, message: fillIn(definition.message, params) }],
      }),
      cause: detail,
    });
  }

  /**
   * Renders variants of an accepted picture into files in `folder`, which has to exist. The source
   * is decoded once for all of them, so ask for those of one source together.
   * @param urgent whether somebody waits; else it gives way to everything else on the machine
   * @throws ApiError 503 when too many wait; TaskFailed when it cannot be rendered
   */
  render(
    source: { path: string; traits: PictureTraits },
    variants: readonly VariantKey[],
    folder: string,
    { urgent }: { urgent: boolean },
  ): Promise<RenderedVariant[]> {
    const queue = urgent ? 'urgent' : 'background';
    return this.run(queue, 'renderPicture', [source, variants, folder], RENDER_MS[queue]);
  }

  onModuleDestroy(): void {
    this.pools.background.close();
  }

  /** Requests in flight are answered by now. */
  onApplicationShutdown(): void {
    this.pools.urgent.close();
  }

  /** A file that makes a decoder crash or hang counts as damaged, too. */
  private async judge(path: string): Promise<Outcome<InspectedPicture>> {
    try {
      return await this.run('urgent', 'inspectPicture', [path], INSPECT_MS);
    } catch (error) {
      if (error instanceof TaskFailed && error.reason !== 'failed') {
        return { refused: 'damaged', detail: error.message };
      }
      throw error;
    }
  }

  private async run<Name extends TaskName>(
    queue: keyof ImageProcessor['pools'],
    task: Name,
    args: Parameters<Tasks[Name]>,
    timeoutMs: number,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    const began = performance.now();
    let outcome = 'done';
    queueLength.inc({ queue });
    try {
      return await this.pools[queue].run(task, args, timeoutMs);
    } catch (error) {
      outcome = outcomeOf(error);
      throw error;
    } finally {
      queueLength.dec({ queue });
      tasks.inc({ task, outcome });
      taskSeconds.inc({ task }, (performance.now() - began) / 1_000);
    }
  }
}

function outcomeOf(error: unknown): string {
  if (error instanceof TaskFailed) return error.reason;
  const refused = error instanceof ApiError && error.code === IMAGE_ERRORS.busy.code;
  return refused ? 'refused' : 'unavailable';
}
