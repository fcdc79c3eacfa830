import type { Partner } from '@manjara/contracts';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ByAdmin, PublicOrAdmin } from '../../common/http/public.decorator';
import { ApiDraftable } from '../../common/openapi/draftable';
import { StatusQueryDto } from '../../common/validation/status';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { OrderedController } from '../base/ordered.controller';
import {
  BulkPartnersDto,
  CreatePartnerDto,
  PartnerDraftDto,
  PartnerDto,
  UpdatePartnerDto,
} from './partners.dto';
import { PartnersService } from './partners.service';

const SUMMARY = "All partners, in the owner's order; with a token drafts, too";

@ApiTags('partners')
@Controller('partners')
export class PartnersController extends OrderedController<Partner>({
  service: PartnersService,
  summary: SUMMARY,
  entity: PartnerDto,
  draft: PartnerDraftDto,
  wholeDrafts: true,
  create: CreatePartnerDto,
  update: UpdatePartnerDto,
  bulk: BulkPartnersDto,
}) {
  @Inject() private readonly partners: PartnersService;

  @PublicOrAdmin()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: SUMMARY })
  @ApiDraftable([PartnerDto], [PartnerDraftDto])
  override list(
    @Query() { status }: StatusQueryDto = {},
    @ByAdmin() asAdmin = false,
  ): Promise<Partner[]> {
    return this.partners.list({ status, asAdmin });
  }
}
