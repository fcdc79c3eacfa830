import type { Session } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IdDto } from '../../common/openapi/id';

export class SessionDto extends IdDto implements Session {
  @ApiProperty({ description: "As the browser names itself; '' where it did not" })
  userAgent: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'Exact to five minutes' })
  lastSeenAt: string;

  @ApiProperty({ description: 'Whether it is the one that asks' })
  current: boolean;
}
