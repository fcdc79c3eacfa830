import { type Metrics, readingsOf } from '@manjara/observability';
import { Injectable } from '@nestjs/common';
import { UploadCounts } from '../common/forms/upload-counts';
import { Mailer } from '../mail/mailer';
import { VariantMaker } from '../storage/variant-maker';
import { Workshop } from '../workshop/workshop';

/** What waits, and what has been done: mails, pictures, uploads. */
@Injectable()
export class WorkMetrics {
  constructor(
    private readonly mailer: Mailer,
    private readonly workshop: Workshop,
    private readonly variants: VariantMaker,
    private readonly uploads: UploadCounts,
  ) {}

  describe(metrics: Metrics): void {
    this.describeMail(metrics);
    this.describePictures(metrics);
    this.describeUploads(metrics);
  }

  private describeMail(metrics: Metrics): void {
    const { mailer } = this;
    metrics.gauge({
      name: 'manjara_mail_queue_length',
      help: 'Mails that wait, also between two attempts.',
      read: () => [[mailer.length]],
    });
    metrics.counter({
      name: 'manjara_mails_total',
      help: 'Mails that were sent, lost, dropped (too many waited) or recalled.',
      labels: ['kind', 'outcome'],
      read: () => mailer.outcomes.readings,
    });
  }

  private describePictures(metrics: Metrics): void {
    const { workshop, variants } = this;
    metrics.gauge({
      name: 'manjara_workshop_queue_length',
      help: 'Tasks on foreign files that run or wait.',
      labels: ['queue'],
      read: () => readingsOf('queue', workshop.lengths),
    });
    metrics.counter({
      name: 'manjara_workshop_tasks_total',
      help: 'Tasks by what became of them: done, failed, crashed, timeout, refused or unavailable.',
      labels: ['task', 'outcome'],
      read: () => workshop.outcomes.readings,
    });
    metrics.counter({
      name: 'manjara_workshop_task_seconds_total',
      help: 'How long tasks took, their waiting included.',
      labels: ['task'],
      read: () => workshop.seconds.readings,
    });
    metrics.gauge({
      name: 'manjara_picture_variants_queue_length',
      help: 'Forms of pictures that are made or wait: for a reader (urgent) or ahead (background).',
      labels: ['queue'],
      read: () => readingsOf('queue', variants.lengths),
    });
  }

  private describeUploads(metrics: Metrics): void {
    const { uploads } = this;
    metrics.gauge({
      name: 'manjara_uploads_in_progress',
      help: 'Forms with files that are being read or stored.',
      labels: ['kind'],
      read: () => readingsOf('kind', uploads.inProgress),
    });
    metrics.counter({
      name: 'manjara_uploads_total',
      help: 'Forms with files that were accepted, refused (4xx) or failed (5xx).',
      labels: ['kind', 'outcome'],
      read: () => uploads.uploads.readings,
    });
    metrics.counter({
      name: 'manjara_upload_files_total',
      help: 'Files that came in forms which were read to their end.',
      labels: ['kind'],
      read: () => uploads.files.readings,
    });
    metrics.counter({
      name: 'manjara_upload_bytes_total',
      help: 'Bytes of these files.',
      labels: ['kind'],
      read: () => uploads.bytes.readings,
    });
  }
}
