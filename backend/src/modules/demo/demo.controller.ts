import type { DemoCount, RemovedDemo } from '@manjara/contracts';
import { Controller, Delete, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/http/roles.decorator';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { AdminId } from '../auth/signed-in.decorator';
import { DemoCountDto, RemovedDemoDto } from './demo.dto';
import { DemoItemsService } from './demo-items.service';

@ApiTags('admin')
@ApiAdmin()
@Roles('owner')
@Controller('admin/demo')
export class DemoController {
  constructor(private readonly items: DemoItemsService) {}

  @Get()
  @ApiOperation({ summary: 'What is left of the demo content, by list' })
  @ApiOkResponse({ type: [DemoCountDto], description: 'The lists that have some' })
  count(): Promise<DemoCount[]> {
    return this.items.count();
  }

  @Delete()
  @ApiOperation({
    summary: 'Moves the demo content that nobody has edited to the trash',
    description:
      'What was edited or added stays, and so do the texts of the pages and the settings',
  })
  @ApiOkResponse({ type: [RemovedDemoDto] })
  remove(@AdminId() adminId: string): Promise<RemovedDemo[]> {
    return this.items.remove(adminId);
  }
}
