import { type DemoCount, type RemovedDemo } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { BulkRevertDto } from '../base/bulk.dto';
import { DEMO_LISTS } from './demo-content';

class DemoKindDto {
  @ApiProperty({ enum: DEMO_LISTS })
  kind: DemoCount['kind'];
}

export class DemoCountDto extends DemoKindDto implements DemoCount {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Items that are as they were loaded' })
  unchanged: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Items that were edited, under their first name',
  })
  changed: number;
}

export class RemovedDemoDto extends DemoKindDto implements RemovedDemo {
  @ApiProperty({
    type: [BulkRevertDto],
    description: 'What is in the trash now, with the versions that a revert needs',
  })
  items: BulkRevertDto[];
}
