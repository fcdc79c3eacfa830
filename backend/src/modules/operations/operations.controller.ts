import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator';
import { OperationsDto } from './operations.dto';
import { RouteList } from './route-list';

@Public()
@ApiTags('operations')
@Controller('operations')
export class OperationsController {
  constructor(private readonly routes: RouteList) {}

  /** A release of a remote asks, before it calls what an older API does not have. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What this API can be asked' })
  @ApiOkResponse({ type: OperationsDto })
  list(): OperationsDto {
    return { operations: this.routes.find().map(({ operation }) => operation) };
  }
}
