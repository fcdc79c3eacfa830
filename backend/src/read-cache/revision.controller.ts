import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/http/public.decorator';
import { RevisionDto } from './revision.dto';
import { RevisionWatch } from './revision-watch';

@Public()
@ApiTags('revision')
@Controller('revision')
export class RevisionController {
  constructor(private readonly watch: RevisionWatch) {}

  /** Answered from memory, and after a write no later than the write's own answer. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Which content the public calls answer, for whoever keeps it' })
  @ApiOkResponse({ type: RevisionDto })
  get(): RevisionDto {
    return { revision: this.watch.revision, stale: this.watch.unreachable };
  }
}
