import type { Value } from '@manjara/contracts';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OrderedController } from '../base/ordered.controller';
import { CreateValueDto, UpdateValueDto, ValueDto } from './values.dto';
import { ValuesService } from './values.service';

@ApiTags('content')
@Controller('content/values')
export class ValuesController extends OrderedController<Value>({
  service: ValuesService,
  summary: "The things we value, in the owner's order",
  entity: ValueDto,
  create: CreateValueDto,
  update: UpdateValueDto,
}) {}
