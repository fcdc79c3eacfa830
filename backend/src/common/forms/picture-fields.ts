import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import type { Bilingual } from '../errors/api-error';
import { type Check, Checked, invalid, MISSING } from '../validation/check';
import { UploadedFile } from './uploaded-file';

const isFile: Check = (value) =>
  value instanceof UploadedFile
    ? undefined
    : invalid('This must be one picture file.', 'يجب أن يكون ملف صورة واحدًا.');

const present: Check = (value) => (value === undefined ? MISSING : undefined);

/** The value itself: class-transformer would rebuild the file object without its class. */
export const AsIs = (change: (value: unknown) => unknown = (value) => value): PropertyDecorator =>
  Transform(({ obj, key }) => change((obj as Record<string, unknown>)[key]));

/** A picture of a form; an empty text part counts as none. */
export const PictureField = (label: Bilingual): PropertyDecorator =>
  applyDecorators(
    AsIs((value) => (value === '' ? undefined : value)),
    Checked(label, present, isFile),
    ApiProperty({ type: 'string', format: 'binary' }),
  );

/** A picture slot: a file fills it, an empty text part clears it, an absent part keeps it. */
export const PictureSlot = (label: Bilingual): PropertyDecorator =>
  applyDecorators(
    AsIs(),
    Checked(label, (value, dto) =>
      value === undefined || value === '' ? undefined : isFile(value, dto),
    ),
    ApiProperty({
      type: 'string',
      format: 'binary',
      required: false,
      description: 'A file fills the slot, an empty text clears it; absent keeps it.',
    }),
  );

/** A list of pictures: files are new ones, texts are the URLs of those that stay. */
export const PictureList = (label: Bilingual, max: number): PropertyDecorator =>
  applyDecorators(
    AsIs(),
    Checked(label, (value) =>
      value === undefined || Array.isArray(value)
        ? undefined
        : invalid('This must be a list.', 'يجب أن تكون قائمة.'),
    ),
    ApiProperty({
      type: 'array',
      items: {
        anyOf: [
          { type: 'string', format: 'binary' },
          { type: 'string', format: 'uri-reference', maxLength: 300 },
        ],
      },
      required: false,
      maxItems: max,
      description:
        'Files are new pictures, texts are URLs of pictures that stay, in the order sent. ' +
        'Absent keeps all; a single empty text removes all.',
    }),
  );
