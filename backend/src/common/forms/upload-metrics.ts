import { Counter, Gauge } from 'prom-client';
import type { UploadLimits } from '../../config/size-limits';
import { toApiError } from '../errors/to-api-error';
import type { UploadedFile } from './uploaded-file';

export type UploadKind = keyof UploadLimits;

const inProgress = new Gauge({
  name: 'manjara_uploads_in_progress',
  help: 'Forms with files that are being read or stored.',
  labelNames: ['kind'],
});
for (const kind of ['image', 'cv']) inProgress.set({ kind }, 0);
const uploads = new Counter({
  name: 'manjara_uploads_total',
  help: 'Forms with files that were accepted, refused (4xx) or failed (5xx).',
  labelNames: ['kind', 'outcome'],
});
const uploadedFiles = new Counter({
  name: 'manjara_upload_files_total',
  help: 'Files that came in forms which were read to their end.',
  labelNames: ['kind'],
});
const uploadedBytes = new Counter({
  name: 'manjara_upload_bytes_total',
  help: 'Bytes of these files.',
  labelNames: ['kind'],
});

/** Counts one form with files, from its first byte to its answer. */
export function countUpload(kind: UploadKind) {
  inProgress.inc({ kind });
  return {
    /** The form was read to its end. */
    received(files: readonly UploadedFile[]): void {
      uploadedFiles.inc({ kind }, files.length);
      for (const { size } of files) uploadedBytes.inc({ kind }, size);
    },
    /** It was answered; with an error unless it was accepted. */
    end(error?: unknown): void {
      inProgress.dec({ kind });
      uploads.inc({ kind, outcome: outcomeOf(error) });
    },
  };
}

function outcomeOf(error: unknown): 'accepted' | 'refused' | 'failed' {
  if (error === undefined) return 'accepted';
  return toApiError(error).getStatus() < 500 ? 'refused' : 'failed';
}
