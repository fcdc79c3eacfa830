import { ApiProperty, getSchemaPath } from '@nestjs/swagger';

/** A part of an answer that may be missing. */
export const ApiOrNull = (type: { name: string }, description?: string) =>
  ApiProperty({ oneOf: [{ $ref: getSchemaPath(type.name) }, { type: 'null' }], description });
