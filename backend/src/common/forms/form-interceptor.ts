import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  type Type,
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
import { type FileFields, fileFieldsOf } from './file-fields';
import { readForm } from './read-form';
import { TemporaryFolder } from './temporary-folder';

type FileKind = keyof UploadLimits;

interface Form {
  fields: FileFields;
  kind: FileKind;
}

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

const FORM = 'manjara:form';

/** A route whose body is a multipart form with the fields of `dto`. */
export function MultipartForm(dto: Type<object>, kind: FileKind = 'image'): MethodDecorator {
  const fields = fileFieldsOf(dto);
  const encoding = Object.fromEntries(
    [...fields.keys()].map((name) => [name, { contentType: FILE_TYPES[kind] }]),
  );
  return applyDecorators(
    SetMetadata(FORM, { fields, kind } satisfies Form),
    ApiConsumes('multipart/form-data'),
    ApiBody({ type: dto, encoding }),
    ApiFailure(422, 'A file is damaged or cannot be opened'),
  );
}

/**
 * Reads the form of a `@MultipartForm()` route after the guards, and removes its temporary files
 * when the request ends. On other routes a form is rejected instead of counting as an empty body.
 */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(
    @Config() private readonly config: AppConfig,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const form = this.reflector.get<Form | undefined>(FORM, context.getHandler());
    if (!form) {
      if (request.is('multipart/form-data')) throw new ApiError(COMMON_ERRORS.unsupportedType);
      return next.handle();
    }
    const folder = new TemporaryFolder('upload');
    try {
      request.body = await readForm(request, form.fields, {
        fileMb: this.config.uploadMaxMb[form.kind],
        directory: () => folder.path(),
        withinMs: WITHIN_MS[form.kind],
      });
    } catch (error) {
      await folder.remove();
      throw error;
    }
    return next.handle().pipe(finalize(() => void folder.remove()));
  }
}
