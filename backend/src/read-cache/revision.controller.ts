import { Controller, Get, Header } from '@nestjs/common';
import type { Revision } from '@manjara/contracts';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/http/public.decorator';
import { RevisionPoller } from './revision-poller';

export class RevisionDto implements Revision {
  /** The same text as long as the public content is the same; means nothing else. */
  @ApiProperty({ example: '5f1e0c9ab2d4471c8a9e6b3d' })
  revision: string;

  /** Whether the database is out of reach, so that nobody knows whether the content has changed. */
  @ApiProperty({ example: false })
  stale: boolean;
}

@Public()
@ApiTags('revision')
@Controller('revision')
export class RevisionController {
  constructor(private readonly poller: RevisionPoller) {}

  /** Answered from memory, and after a write no later than the write's own answer. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Which content the public calls answer, for whoever keeps it' })
  @ApiOkResponse({ type: RevisionDto })
  get(): RevisionDto {
    return { revision: this.poller.revision, stale: this.poller.unreachable };
  }
}
