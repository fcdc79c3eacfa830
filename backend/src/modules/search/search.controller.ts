import type { SearchGroup } from '@manjara/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { SearchGroupDto, SearchQueryDto } from './search.dto';
import { SearchService } from './search.service';

@ApiTags('search')
@ApiAdmin()
@Controller('search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @ApiOperation({
    summary: 'Finds items, drafts, messages and applications; only lists with results',
  })
  @ApiOkResponse({ type: [SearchGroupDto] })
  find(@Query() { q }: SearchQueryDto, @CurrentAdmin() { role }: SignedIn): Promise<SearchGroup[]> {
    return this.search.find(q, role);
  }
}
