import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Bilingual } from '../errors/api-error';
import { type Check, Checked, invalid, MISSING } from '../validation/check';
import { AsIs } from './picture-fields';
import { UploadedFile } from './uploaded-file';

const isFile: Check = (value) =>
  value instanceof UploadedFile
    ? undefined
    : invalid('This must be one PDF file.', 'يجب أن يكون ملف PDF واحدًا.');

const present: Check = (value) => (value === undefined ? MISSING : undefined);

/** A PDF of a form; an empty text part counts as none. Its content is judged later. */
export const DocumentField = (label: Bilingual): PropertyDecorator =>
  applyDecorators(
    AsIs((value) => (value === '' ? undefined : value)),
    Checked(label, present, isFile),
    ApiProperty({ type: 'string', format: 'binary' }),
  );
