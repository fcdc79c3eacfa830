import type { Box } from '@manjara/contracts';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OrderedController } from '../base/ordered.controller';
import { BoxDto, CreateBoxDto, UpdateBoxDto } from './boxes.dto';
import { BoxesService } from './boxes.service';

@ApiTags('content')
@Controller('content/boxes')
export class BoxesController extends OrderedController<Box>({
  service: BoxesService,
  summary: "The numbered boxes of the home page, in the owner's order",
  entity: BoxDto,
  create: CreateBoxDto,
  update: UpdateBoxDto,
}) {}
