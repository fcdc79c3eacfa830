import type { Tally } from '@manjara/observability';
import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { UploadCounts } from '../common/forms/upload-counts';
import { ImageProcessor } from '../images/image-processor';
import { VariantMaker } from '../storage/variant-maker';

function counterOf<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  tally: Tally<Label>,
): void {
  new Counter<Label>({
    name,
    help,
    labelNames,
    collect() {
      this.reset();
      for (const [count, labels = {}] of tally.readings) this.inc(labels, count);
    },
  });
}

function gaugeOf(
  name: string,
  help: string,
  label: string,
  read: () => Record<string, number>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    collect() {
      for (const [value, count] of Object.entries(read())) this.set({ [label]: value }, count);
    },
  });
}

/** Work on pictures and uploads. */
@Injectable()
export class WorkMetrics {
  constructor(
    private readonly images: ImageProcessor,
    private readonly variants: VariantMaker,
    private readonly uploads: UploadCounts,
  ) {}

  describe(): void {
    const { images, variants, uploads } = this;
    gaugeOf(
      'manjara_image_queue_length',
      'Tasks on pictures that run or wait.',
      'queue',
      () => images.lengths,
    );
    counterOf(
      'manjara_image_tasks_total',
      'Tasks by what became of them: done, failed, crashed, timeout, refused or unavailable.',
      ['task', 'outcome'],
      images.outcomes,
    );
    counterOf(
      'manjara_image_task_seconds_total',
      'How long tasks took, their waiting included.',
      ['task'],
      images.seconds,
    );
    gaugeOf(
      'manjara_picture_variants_queue_length',
      'Forms of pictures that are made or wait: for a reader (urgent) or ahead (background).',
      'queue',
      () => variants.lengths,
    );
    gaugeOf(
      'manjara_uploads_in_progress',
      'Forms with files that are being read or stored.',
      'kind',
      () => uploads.inProgress,
    );
    counterOf(
      'manjara_uploads_total',
      'Forms with files that were accepted, refused (4xx) or failed (5xx).',
      ['kind', 'outcome'],
      uploads.uploads,
    );
    counterOf(
      'manjara_upload_files_total',
      'Files that came in forms which were read to their end.',
      ['kind'],
      uploads.files,
    );
    counterOf('manjara_upload_bytes_total', 'Bytes of these files.', ['kind'], uploads.bytes);
  }
}
