import { IMAGE_FORMATS, wholeCharacters } from '@manjara/contracts';
import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { ApiError, fillIn } from '../common/errors/api-error';
import type { UploadedFile } from '../common/forms/uploaded-file';
import type { InspectedPicture, PictureTraits, RenderedVariant, VariantKey } from './encodings';
import { IMAGE_ERRORS } from './images.errors';
import type { InspectionResult } from './inspection-result';
import type { Tasks } from './worker';
import { TaskFailed, type TaskName, WorkerPool } from './worker-pool';

const WORKER_LIMITS = {
  idleMs: 60_000,
  /** A process that handles photographs uses 100 to 200 MB. */
  replaceBytes: 300e6,
  /** Pictures within the limits need up to 700 MB. */
  memoryLimitBytes: 1_000e6,
};
const INSPECT_MS = 45_000;
/** Background processes run at nice 19, so they need longer. */
const RENDER_MS = { urgent: 90_000, background: 300_000 };

const SHOWN_NAME_LENGTH = 80;
/** The name, isolated from the text direction around it (FSI … PDI). */
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
 * Inspects and renders pictures in child processes: a decoder that crashes, hangs or takes too much
 * memory fails only its own task.
 */
@Injectable()
export class ImageProcessor implements OnModuleDestroy, OnApplicationShutdown {
  private readonly pools = {
    /** For requests. */
    urgent: new WorkerPool({ ...WORKER_LIMITS, niceness: 0, maxQueueSize: 100 }),
    background: new WorkerPool({ ...WORKER_LIMITS, niceness: 19, maxQueueSize: 1_000 }),
  };

  /**
   * Detects the format from the content and decodes the whole picture.
   * @throws ApiError 415 for an unsupported format, 422 for a damaged or oversized picture, 503
   * when the queue is full
   */
  async inspect(file: UploadedFile): Promise<InspectedPicture> {
    const result = await this.runInspection(file.path);
    if ('accepted' in result) return result.accepted;
    const { rejected, maxMegapixels: max = 0, format = '', detail } = result;
    const definition = IMAGE_ERRORS[rejected];
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
   * Renders variants of an accepted picture into files in `folder`, which must exist. The source is
   * decoded once per call, so request all variants of one source together.
   * @param urgent whether a request waits; otherwise a background process renders
   * @throws ApiError 503 when the queue is full; TaskFailed when the picture cannot be rendered
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

  /** All requests are answered before this hook. */
  onApplicationShutdown(): void {
    this.pools.urgent.close();
  }

  /** Treats a file that makes a decoder crash or hang as damaged. */
  private async runInspection(path: string): Promise<InspectionResult> {
    try {
      return await this.run('urgent', 'inspectPicture', [path], INSPECT_MS);
    } catch (error) {
      if (error instanceof TaskFailed && error.reason !== 'failed') {
        return { rejected: 'damaged', detail: error.message };
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
