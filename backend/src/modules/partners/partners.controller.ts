import type { Partner } from '@manjara/contracts';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OrderedController } from '../base/ordered.controller';
import { CreatePartnerDto, PartnerDto, UpdatePartnerDto } from './partners.dto';
import { PartnersService } from './partners.service';

@ApiTags('partners')
@Controller('partners')
export class PartnersController extends OrderedController<Partner>({
  summary: "All partners, in the owner's order",
  entity: PartnerDto,
  create: CreatePartnerDto,
  update: UpdatePartnerDto,
}) {
  constructor(partners: PartnersService) {
    super(partners);
  }
}
