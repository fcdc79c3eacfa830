import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import type { Bilingual } from '../errors/api-error';
import { type Check, Checked, invalid, MISSING } from '../validation/check';

const fileOr =
  (en: string, ar: string): Check =>
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? undefined
      : invalid(en, ar);

const isPicture = fileOr('This must be one picture file.', 'يجب أن يكون ملف صورة واحدًا.');
const isDocument = fileOr('This must be one PDF file.', 'يجب أن يكون ملف PDF واحدًا.');

const present: Check = (value) => (value === undefined ? MISSING : undefined);

/** A required file; an empty text part counts as none. Its content is judged later. */
const fileField = (label: Bilingual, isFile: Check): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }): unknown => (value === '' ? undefined : value)),
    Checked(label, present, isFile),
    ApiProperty({ type: 'string', format: 'binary' }),
  );

export const PictureField = (label: Bilingual) => fileField(label, isPicture);

/** A PDF. */
export const DocumentField = (label: Bilingual) => fileField(label, isDocument);

/** A picture slot: a file fills it, an empty text part clears it, an absent part keeps it. */
export const PictureSlot = (label: Bilingual): PropertyDecorator =>
  applyDecorators(
    Checked(label, (value, dto) =>
      value === undefined || value === '' ? undefined : isPicture(value, dto),
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
