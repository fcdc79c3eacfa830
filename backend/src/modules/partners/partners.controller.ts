import type { BulkRequest, Partner } from '@manjara/contracts';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MultipartForm } from '../../common/forms/multipart-form';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import type { Order } from '../base/entity.repository';
import { OrderDto, SaveOrderDto } from '../lists/order.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import type { BulkOutcome } from '../base/bulk';
import { BulkBody, BulkRoute } from '../base/bulk-routes';
import { DeleteRoute, RestoreRoute } from '../base/trash-routes';
import { CreatePartnerDto, PARTNER_FORM, PartnerDto } from './partners.dto';
import { PartnersRepository } from './partners.repository';

@ApiTags('partners')
@Controller('partners')
export class PartnersController {
  constructor(private readonly partners: PartnersRepository) {}

  @Public()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: "All partners, in the owner's order" })
  @ApiOkResponse({ type: [PartnerDto] })
  list(): Promise<Partner[]> {
    return this.partners.list();
  }

  @Get('order')
  @ApiAdmin()
  @ApiOkResponse({ type: OrderDto })
  readOrder(): Promise<Order> {
    return this.partners.readOrder();
  }

  @Put('order')
  @ApiAdmin()
  @ApiIfMatch()
  @ApiOperation({ summary: 'Saves the whole order; items that are not named come last' })
  @ApiOkResponse({ type: OrderDto })
  @ApiUnknownId()
  saveOrder(@Body() { ids }: SaveOrderDto, @ReadIfMatch() ifMatch: IfMatch): Promise<Order> {
    return this.partners.saveOrder(ids, ifMatch);
  }

  @Post()
  @ApiAdmin()
  @MultipartForm(CreatePartnerDto, PARTNER_FORM)
  @ApiCreatedResponse({ type: PartnerDto })
  create(
    @Body() partner: CreatePartnerDto,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<Partner> {
    return this.partners.create(partner, undefined, adminId);
  }

  @DeleteRoute()
  remove(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<void> {
    return this.partners.moveToTrash(id, adminId);
  }

  @RestoreRoute()
  @ApiOkResponse({ type: PartnerDto })
  restore(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<Partner> {
    return this.partners.restore(id, adminId);
  }

  @BulkRoute()
  changeMany(
    @BulkBody() request: BulkRequest,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<BulkOutcome[]> {
    return this.partners.changeMany(request, adminId);
  }
}
