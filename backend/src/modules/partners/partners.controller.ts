import type { Partner } from '@manjara/contracts';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MultipartForm } from '../../common/forms/multipart-form';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import type { Order } from '../base/entity-store.repository';
import { OrderDto, SaveOrderDto } from '../lists/order.dto';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { TrashableController } from '../base/trashable.controller';
import { CreatePartnerDto, PARTNER_FORM, PartnerDto, UpdatePartnerDto } from './partners.dto';
import { PartnersRepository } from './partners.repository';

@ApiTags('partners')
@Controller('partners')
export class PartnersController extends TrashableController<Partner>(
  ApiOkResponse({ type: PartnerDto }),
) {
  constructor(private readonly partners: PartnersRepository) {
    super(partners);
  }

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

  @Public()
  @CachedRead()
  @Get(':id')
  @ApiOkResponse({ type: PartnerDto })
  @ApiUnknownId()
  get(@Param('id', ObjectIdPipe) id: string): Promise<Partner> {
    return this.partners.get(id);
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

  @Put(':id')
  @ApiAdmin()
  @ApiIfMatch()
  @MultipartForm(UpdatePartnerDto, PARTNER_FORM)
  @ApiOkResponse({ type: PartnerDto })
  @ApiUnknownId()
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() change: UpdatePartnerDto,
    @ReadIfMatch() ifMatch: IfMatch,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<Partner> {
    return this.partners.update(id, change, ifMatch, adminId);
  }
}
