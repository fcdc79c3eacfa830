import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { getMetadataStorage, IsArray, IsDefined, IsObject } from 'class-validator';
import type { Bilingual } from '../errors/api-error';
import { IsOptionalNotNull, IsOptionalOrEmpty, type RuleContext } from '../validation/field-rule';
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

/** Fields that take files, with their maximum number; where it is above 1, the field is a list. */
export type FileFields = ReadonlyMap<string, number>;

/** The fields of a DTO that have one of the decorators below. */
export const fileFieldsOf = (dto: Type<object>): FileFields =>
  new Map(
    getMetadataStorage()
      .getTargetValidationMetadatas(dto, '', false, false)
      .flatMap(({ propertyName, context }): [string, number][] => {
        const { maxFiles } = (context ?? {}) as RuleContext;
        return maxFiles === undefined ? [] : [[propertyName, maxFiles]];
      }),
  );

const IsFile = (message: Bilingual): PropertyDecorator =>
  IsObject({ context: { message, maxFiles: 1 } satisfies RuleContext });

/** A text in a field for pictures is the address of a stored one. */
const toPart = (value: unknown, fieldname: string): unknown =>
  typeof value === 'string' ? ({ url: value.trim(), fieldname } satisfies PictureUrl) : value;

/** A required file; an empty text part counts as none. */
const FileField = (message: Bilingual): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }): unknown => (value === '' ? undefined : value)),
    IsDefined(),
    IsFile(message),
    ApiProperty(BINARY),
  );

/** A picture that is not stored yet. */
export const PictureFileField = () => FileField(ONE_PICTURE);

export const DocumentField = () => FileField(ONE_PDF);

/**
 * A required picture: a file, or the address of a stored one. An empty text part counts as none, and
 * removes the picture of a draft.
 */
export const PictureField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value, key, obj }): unknown => {
      if (value !== '') return toPart(value, key);
      return (obj as { status?: unknown }).status === 'draft' ? value : undefined;
    }),
    IsDefined(),
    IsFile(ONE_PICTURE),
    ApiProperty(FILE_OR_URL),
  );

/** A picture slot: a file or an address fills it, an empty text clears it, an absent part keeps it. */
export const PictureSlot = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value, key }): unknown => (value === '' ? value : toPart(value, key))),
    IsOptionalOrEmpty(),
    IsFile(ONE_PICTURE),
    ApiProperty({
      type: Object,
      ...FILE_OR_URL,
      required: false,
      description:
        "A file, or a picture's url, fills the slot, an empty text clears it; absent keeps it.",
    }),
  );

/** The same in a JSON body: the address of a stored picture, or an empty text. */
export const PictureUrlSlot = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value, key }): unknown => {
      if (value === undefined || value === '') return value;
      return typeof value === 'string' ? toPart(value, key) : null;
    }),
    IsOptionalOrEmpty(),
    IsObject({ context: { message: ONE_PICTURE } satisfies RuleContext }),
    ApiProperty({
      type: String,
      format: 'uri-reference',
      required: false,
      description: "A picture's url fills the slot, an empty text clears it; absent keeps it.",
    }),
  );

/** A list of pictures: files are new ones, texts are the addresses of stored ones. */
export const PictureList = (max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value, key }): unknown => {
      if (!Array.isArray(value)) return value;
      const isEmptied = value.length === 1 && value[0] === '';
      return isEmptied ? [] : value.map((part) => toPart(part, key));
    }),
    IsOptionalNotNull(),
    IsArray({ context: { maxFiles: max } satisfies RuleContext }),
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
