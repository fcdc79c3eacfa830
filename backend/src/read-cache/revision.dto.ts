import type { Revision } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';

export class RevisionDto implements Revision {
  /** The same text as long as the public content is the same; means nothing else. */
  @ApiProperty({ example: '5f1e0c9ab2d4471c8a9e6b3d' })
  revision: string;

  /** Whether the database is out of reach, so that nobody knows whether the content has changed. */
  @ApiProperty({ example: false })
  stale: boolean;
}
