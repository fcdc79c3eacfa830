import type { PreviousVersion } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty } from '@nestjs/swagger';

class PreviousVersionDto implements PreviousVersion {
  @ApiProperty({ type: 'integer', minimum: 0 })
  version: number;

  @ApiProperty({ format: 'date-time', description: 'When this version was saved' })
  at: string;

  @ApiProperty({ type: String, nullable: true, description: "The admin's email address" })
  by: string | null;

  @ApiProperty({ type: [String], description: 'In which the version after it differs' })
  fields: string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'As the call of the item answers it',
  })
  document: Record<string, unknown>;
}

export const ApiPreviousVersions = () =>
  applyDecorators(
    ApiOperation({ summary: 'The last 30 previous versions, newest first' }),
    ApiOkResponse({ type: [PreviousVersionDto] }),
  );

export const ApiRestoreVersion = () =>
  applyDecorators(
    ApiOperation({ summary: 'Saves the content of a previous version as a new one' }),
    ApiParam({ name: 'version', type: 'integer' }),
  );
