import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsDefined, Matches } from 'class-validator';
import type { Bilingual } from '../errors/api-error';
import { fieldContext } from './field-rule';
import { OBJECT_ID } from './object-id.pipe';

/** A list of ids, each once. */
export const IdList = (label: Bilingual, max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id))
        : value,
    ),
    IsDefined(fieldContext(label)),
    IsArray(fieldContext(label)),
    ArrayMaxSize(max, fieldContext(label, { params: { max } })),
    ArrayUnique(fieldContext(label)),
    Matches(OBJECT_ID, { ...fieldContext(label), each: true }),
    ApiProperty({
      type: 'array',
      items: { type: 'string', pattern: OBJECT_ID.source, example: '0123456789abcdef01234567' },
      maxItems: max,
      uniqueItems: true,
    }),
  );
