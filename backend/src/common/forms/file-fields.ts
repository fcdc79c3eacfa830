import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsDefined, IsObject, ValidateIf } from 'class-validator';
import type { Bilingual } from '../errors/api-error';
import { about, IfGiven } from '../validation/field-rule';
import type { PictureUrl } from './uploaded-file';

const ONE_PICTURE: Bilingual = {
  en: 'This must be one picture file.',
  ar: 'يجب أن يكون ملف صورة واحدًا.',
};
const ONE_PDF: Bilingual = { en: 'This must be one PDF file.', ar: 'يجب أن يكون ملف PDF واحدًا.' };

const BINARY = { type: 'string', format: 'binary' } as const;
/** Instead of a file: the `url` of a picture that is stored. */
const FILE_OR_URL = {
  anyOf: [BINARY, { type: 'string', format: 'uri-reference', maxLength: 300 }],
};

/** A text of a field for pictures is an address, which the storage looks up. */
const toPart = (value: unknown, fieldname: string): unknown =>
  typeof value === 'string' ? ({ url: value.trim(), fieldname } satisfies PictureUrl) : value;

/** A required file; an empty text part counts as none. Its content is judged later. */
const FileField = (label: Bilingual, message: Bilingual): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }): unknown => (value === '' ? undefined : value)),
    IsDefined(about(label)),
    IsObject(about(label, { message })),
    ApiProperty(BINARY),
  );

/** A picture that is not stored yet. */
export const PictureFileField = (label: Bilingual) => FileField(label, ONE_PICTURE);

/** A PDF. */
export const DocumentField = (label: Bilingual) => FileField(label, ONE_PDF);

/**
 * A required picture: a file, or the address of a stored one; an empty text part counts as none, and
 * takes the picture of a draft away.
 */
export const PictureField = (label: Bilingual): PropertyDecorator =>
  applyDecorators(
    Transform(({ value, key, obj }): unknown => {
      if (value !== '') return toPart(value, key);
      return (obj as { status?: unknown }).status === 'draft' ? value : undefined;
    }),
    IsDefined(about(label)),
    IsObject(about(label, { message: ONE_PICTURE })),
    ApiProperty(FILE_OR_URL),
  );

/** A picture slot: a file or an address fills it, an empty text clears it, an absent part keeps it. */
export const PictureSlot = (label: Bilingual): PropertyDecorator =>
  applyDecorators(
    Transform(({ value, key }): unknown => (value === '' ? value : toPart(value, key))),
    ValidateIf((_dto, value) => value !== undefined && value !== ''),
    IsObject(about(label, { message: ONE_PICTURE })),
    ApiProperty({
      ...FILE_OR_URL,
      required: false,
      description:
        "A file, or a picture's url, fills the slot, an empty text clears it; absent keeps it.",
    }),
  );

/** A list of pictures: files are new ones, texts are the addresses of stored ones. */
export const PictureList = (label: Bilingual, max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value, key }): unknown => {
      if (!Array.isArray(value)) return value;
      const isEmptied = value.length === 1 && value[0] === '';
      return isEmptied ? [] : value.map((part) => toPart(part, key));
    }),
    IfGiven(),
    IsArray(about(label)),
    ApiProperty({
      type: 'array',
      items: FILE_OR_URL,
      required: false,
      maxItems: max,
      description:
        'Files are new pictures, texts are URLs of stored ones, in the order sent. ' +
        'Absent keeps all; a single empty text removes all.',
    }),
  );
