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

  /** The release command checks here that the API has all operations that a remote calls. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What this API can be asked' })
  @ApiOkResponse({ type: OperationsDto })
  list(): OperationsDto {
    return { operations: this.routes.find().map(({ operation }) => operation) };
  }
}
