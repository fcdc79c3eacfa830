import { Tally } from '@manjara/observability';
import { Global, Injectable, Module } from '@nestjs/common';
import type { UploadLimits } from '../../config/size-limits';
import { toApiError } from '../errors/to-api-error';
import type { UploadedFile } from './uploaded-file';

export type UploadKind = keyof UploadLimits;

/** One form with files, from its first byte to its answer. */
export interface UploadInProgress {
  /** The form was read to its end. */
  received(files: readonly UploadedFile[]): void;
  /** It was answered; with an error unless it was accepted. */
  end(error?: unknown): void;
}

/** Counts forms with files, what they brought and what became of them. */
@Injectable()
export class UploadCounts {
  readonly inProgress: Record<UploadKind, number> = { image: 0, cv: 0 };
  readonly uploads = new Tally<'kind' | 'outcome'>();
  readonly files = new Tally<'kind'>();
  readonly bytes = new Tally<'kind'>();

  begin(kind: UploadKind): UploadInProgress {
    this.inProgress[kind] += 1;
    return {
      received: (files) => {
        this.files.add({ kind }, files.length);
        this.bytes.add(
          { kind },
          files.reduce((sum, { size }) => sum + size, 0),
        );
      },
      end: (error) => {
        this.inProgress[kind] -= 1;
        this.uploads.add({ kind, outcome: outcomeOf(error) });
      },
    };
  }
}

function outcomeOf(error: unknown): 'accepted' | 'refused' | 'failed' {
  if (error === undefined) return 'accepted';
  return toApiError(error).getStatus() < 500 ? 'refused' : 'failed';
}

/** Every module with a form has it: each of them stores files, and this comes with the storage. */
@Global()
@Module({ providers: [UploadCounts], exports: [UploadCounts] })
export class UploadCountsModule {}
