import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  SetMetadata,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { ApiFailure } from '../openapi/errors.dto';
import type { Request, Response } from 'express';
import { finalize, type Observable, tap } from 'rxjs';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import type { UploadLimits } from '../../config/size-limits';
import { type FormSpec, readForm } from './read-form';
import { TemporaryFolder } from './temporary-folder';
import { countUpload } from './upload-metrics';

/** What the files of a form may be, for the description of the API. */
const FILE_TYPES: Readonly<Record<keyof UploadLimits, readonly string[]>> = {
  image: [
    'image/jpeg',
    'image/png',
    'image/gif',
    'image/bmp',
    'image/tiff',
    'image/webp',
    'image/svg+xml',
    'image/heic',
    'image/x-icon',
    'image/avif',
  ],
  cv: ['application/pdf'],
};

const encodingOf = ({ files = [], lists = {} }: FormSpec, kind: keyof UploadLimits) =>
  Object.fromEntries(
    [...files, ...Object.keys(lists)].map((name) => [
      name,
      { contentType: FILE_TYPES[kind].join(', ') },
    ]),
  );

/**
 * Milliseconds for a form to arrive. Anyone may send a CV: one that never ends must not fill the
 * disk. An admin may take as long as a hundred photographs need.
 */
const WITHIN_MS: Readonly<Partial<Record<keyof UploadLimits, number>>> = { cv: 300_000 };

/** Marks a route that reads a multipart form. */
export const READS_FORM = 'manjara:reads-form';

function formInterceptor(spec: FormSpec, kind: keyof UploadLimits): Type<NestInterceptor> {
  @Injectable()
  class FormInterceptor implements NestInterceptor {
    constructor(@Config() private readonly config: AppConfig) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<Request>();
      const folder = new TemporaryFolder('upload');
      const upload = countUpload(kind);
      try {
        request.body = await readForm(request, http.getResponse<Response>(), spec, {
          fileMb: this.config.uploadMaxMb[kind],
          directory: () => folder.path(),
          withinMs: WITHIN_MS[kind],
        });
        upload.received(request.files as Express.Multer.File[]);
      } catch (error) {
        upload.end(error);
        await folder.remove();
        throw error;
      }
      return next.handle().pipe(
        tap({ error: (error) => upload.end(error), complete: () => upload.end() }),
        finalize(() => void folder.remove()),
      );
    }
  }
  return mixin(FormInterceptor);
}

/**
 * A route that takes a multipart form: the body is read after the guards have let the request in,
 * held to `dto` by the validation pipe, and its files are gone from the disk when it ends.
 */
export const MultipartForm = (
  dto: Type<unknown>,
  spec: FormSpec,
  kind: keyof UploadLimits = 'image',
): MethodDecorator =>
  applyDecorators(
    SetMetadata(READS_FORM, true),
    UseInterceptors(formInterceptor(spec, kind)),
    ApiConsumes('multipart/form-data'),
    ApiBody({ type: dto, encoding: encodingOf(spec, kind) }),
    ApiFailure(422, 'A file is damaged or cannot be opened'),
  );
