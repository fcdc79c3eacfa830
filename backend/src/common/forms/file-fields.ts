import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsDefined, IsObject, ValidateIf } from 'class-validator';
import type { Bilingual } from '../errors/api-error';
import { about, IfGiven } from '../validation/field-rule';

const ONE_PICTURE: Bilingual = {
  en: 'This must be one picture file.',
  ar: 'يجب أن يكون ملف صورة واحدًا.',
};
const ONE_PDF: Bilingual = { en: 'This must be one PDF file.', ar: 'يجب أن يكون ملف PDF واحدًا.' };

/** A required file; an empty text part counts as none. Its content is judged later. */
const FileField = (label: Bilingual, message: Bilingual): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }): unknown => (value === '' ? undefined : value)),
    IsDefined(about(label)),
    IsObject(about(label, { message })),
    ApiProperty({ type: 'string', format: 'binary' }),
  );

export const PictureField = (label: Bilingual) => FileField(label, ONE_PICTURE);

/** A PDF. */
export const DocumentField = (label: Bilingual) => FileField(label, ONE_PDF);

/** A picture slot: a file fills it, an empty text part clears it, an absent part keeps it. */
export const PictureSlot = (label: Bilingual): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_dto, value) => value !== undefined && value !== ''),
    IsObject(about(label, { message: ONE_PICTURE })),
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
    IfGiven(),
    IsArray(about(label)),
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
