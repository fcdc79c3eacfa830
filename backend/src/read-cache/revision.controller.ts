import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/http/public.decorator';
import { RevisionDto } from './revision.dto';
import { RevisionPoller } from './revision-poller';

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
