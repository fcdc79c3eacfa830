import { Controller, Get, Header } from '@nestjs/common';
import type { Revision } from '@manjara/contracts';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/http/public.decorator';
import { RevisionPoller } from './revision-poller';

class RevisionDto implements Revision {
  /** Opaque; the same as long as the public content is the same. */
  @ApiProperty({ example: '5f1e0c9ab2d4471c8a9e6b3d' })
  revision: string;

  /** True while the database is unreachable: the content may have changed since. */
  @ApiProperty({ example: false })
  stale: boolean;
}

@Public()
@ApiTags('revision')
@Controller('revision')
export class RevisionController {
  constructor(private readonly poller: RevisionPoller) {}

  /**
   * Answered from memory. After a write, the new revision is visible before the write is answered.
   */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Which content the public calls answer, for whoever keeps it' })
  @ApiOkResponse({ type: RevisionDto })
  get(): RevisionDto {
    return { revision: this.poller.revision, stale: this.poller.unreachable };
  }
}
