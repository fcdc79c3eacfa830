import type { Operations } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';

export class OperationsDto implements Operations {
  @ApiProperty({ example: ['GET /projects', 'GET /projects/{id}'] })
  operations: string[];
}
