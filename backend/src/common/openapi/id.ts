import { ApiParam, ApiProperty } from '@nestjs/swagger';

const ID = '^[0-9a-f]{24}$';
/** A request may write an id in capitals. */
const ID_IN_ANY_CASE = '^[0-9a-fA-F]{24}$';

export const ApiId = () => ApiProperty({ pattern: ID });

export class IdDto {
  @ApiId()
  _id: string;
}

export const ApiIdParam = () =>
  ApiParam({ name: 'id', schema: { type: 'string', pattern: ID_IN_ANY_CASE } });
