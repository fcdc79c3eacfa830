import type { Partner } from '@manjara/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { MultipartForm } from '../../common/forms/multipart-form';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { OrderDto } from '../base/order.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
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

  @Post()
  @ApiAdmin()
  @MultipartForm(CreatePartnerDto, PARTNER_FORM)
  @ApiCreatedResponse({ type: PartnerDto })
  create(@Body() partner: CreatePartnerDto): Promise<Partner> {
    return this.partners.create(partner);
  }

  @Put('order')
  @ApiAdmin()
  @ApiOperation({ summary: 'The whole list in this order; what is not named comes last' })
  @ApiOkResponse({ type: [PartnerDto] })
  @ApiUnknownId()
  reorder(@Body() { ids }: OrderDto): Promise<Partner[]> {
    return this.partners.reorder(ids);
  }

  @Delete(':id')
  @ApiAdmin()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The partner and its logo are gone' })
  @ApiUnknownId()
  remove(@Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.partners.remove(id);
  }
}
