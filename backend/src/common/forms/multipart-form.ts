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

/** Accepted file types, for the API description. */
const FILE_TYPES: Readonly<Record<FileKind, string>> = {
  image:
    'image/jpeg, image/png, image/gif, image/bmp, image/tiff, ' +
    'image/webp, image/svg+xml, image/heic, image/x-icon, image/avif',
  cv: 'application/pdf',
};

/**
 * Timeout in ms for receiving a form. Anyone may send a CV, and an endless upload must not fill the
 * disk. Admins have no timeout, as a hundred photographs take long.
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
 * A route with a multipart form: the body is read after the guards and checked against `dto` by the
 * validation pipe; its temporary files are removed when the request ends.
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

/** Rejects a form on routes that do not read one, instead of treating its body as empty. */
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
