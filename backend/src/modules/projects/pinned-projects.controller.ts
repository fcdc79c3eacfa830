import { LIMITS } from '@manjara/contracts';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { IdList } from '../../common/validation/id-list';
import type { Order } from '../base/ordered.service';
import { OrderDto } from '../lists/order.dto';
import { PinnedProjectsService } from './pinned-projects.service';

/** PUT /pinned-projects */
class PinProjectsDto {
  @IdList(LIMITS.pinnedProjects)
  ids: string[];
}

@ApiTags('projects')
@ApiAdmin()
@Controller('pinned-projects')
export class PinnedProjectsController {
  constructor(private readonly pinned: PinnedProjectsService) {}

  @Get()
  @ApiOkResponse({ type: OrderDto })
  readPins(): Promise<Order> {
    return this.pinned.read();
  }

  @Put()
  @ApiIfMatch()
  @ApiOperation({ summary: 'Replaces the projects on top' })
  @ApiOkResponse({ type: OrderDto })
  @ApiUnknownId()
  savePins(@Body() { ids }: PinProjectsDto, @ReadIfMatch() ifMatch: IfMatch): Promise<Order> {
    return this.pinned.save(ids, ifMatch);
  }
}
