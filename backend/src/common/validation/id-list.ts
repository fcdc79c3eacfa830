import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsDefined, Matches } from 'class-validator';
import { withParams } from './field-rule';
import { OBJECT_ID } from './object-id.pipe';

/** A list of ids, each once. */
export const IdList = (max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id))
        : value,
    ),
    IsDefined(),
    IsArray(),
    ArrayMaxSize(max, withParams({ max })),
    ArrayUnique(),
    Matches(OBJECT_ID, { each: true }),
    ApiProperty({
      type: 'array',
      items: { type: 'string', pattern: OBJECT_ID.source, example: '0123456789abcdef01234567' },
      maxItems: max,
      uniqueItems: true,
    }),
  );
