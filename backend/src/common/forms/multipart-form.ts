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
import { Reflector } from '@nestjs/core';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import type { UploadLimits } from '../../config/size-limits';
import { ApiError } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';
import { ApiFailure } from '../openapi/errors.dto';
import { type FormSpec, readForm } from './read-form';
import { TemporaryFolder } from './temporary-folder';

type FileKind = keyof UploadLimits;

/** What the files of a form may be, for the description of the API. */
const FILE_TYPES: Readonly<Record<FileKind, string>> = {
  image:
    'image/jpeg, image/png, image/gif, image/bmp, image/tiff, ' +
    'image/webp, image/svg+xml, image/heic, image/x-icon, image/avif',
  cv: 'application/pdf',
};

/**
 * Milliseconds for a form to arrive. Anyone may send a CV: one that never ends must not fill the
 * disk. An admin may take as long as a hundred photographs need.
 */
const WITHIN_MS: Readonly<Partial<Record<FileKind, number>>> = { cv: 300_000 };

const READS_FORM = 'manjara:reads-form';

function formInterceptor(spec: FormSpec, kind: FileKind): Type<NestInterceptor> {
  @Injectable()
  class FormInterceptor implements NestInterceptor {
    constructor(@Config() private readonly config: AppConfig) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<Request>();
      const folder = new TemporaryFolder('upload');
      try {
        request.body = await readForm(request, spec, {
          fileMb: this.config.uploadMaxMb[kind],
          directory: () => folder.path(),
          withinMs: WITHIN_MS[kind],
        });
      } catch (error) {
        await folder.remove();
        throw error;
      }
      return next.handle().pipe(finalize(() => void folder.remove()));
    }
  }
  return mixin(FormInterceptor);
}

/**
 * A route that takes a multipart form: the body is read after the guards have let the request in,
 * held to `dto` by the validation pipe, and its files are gone from the disk when it ends.
 */
export function MultipartForm(
  dto: Type<unknown>,
  spec: FormSpec,
  kind: FileKind = 'image',
): MethodDecorator {
  const fileFields = [...(spec.files ?? []), ...Object.keys(spec.lists ?? {})];
  const encoding = Object.fromEntries(
    fileFields.map((name) => [name, { contentType: FILE_TYPES[kind] }]),
  );
  return applyDecorators(
    SetMetadata(READS_FORM, true),
    UseInterceptors(formInterceptor(spec, kind)),
    ApiConsumes('multipart/form-data'),
    ApiBody({ type: dto, encoding }),
    ApiFailure(422, 'A file is damaged or cannot be opened'),
  );
}

/** Refuses a form where the route reads none, instead of taking it for an empty body. */
@Injectable()
export class UnreadFormInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (
      request.is('multipart/form-data') &&
      !this.reflector.get(READS_FORM, context.getHandler())
    ) {
      throw new ApiError(COMMON_ERRORS.unsupportedType);
    }
    return next.handle();
  }
}
