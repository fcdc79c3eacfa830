import type { Value } from '@manjara/contracts';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MultipartForm } from '../../common/forms/multipart-form';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import type { Order } from '../base/entity-store.repository';
import { OrderDto, SaveOrderDto } from '../lists/order.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { TrashableController } from '../base/trashable.controller';
import { CreateValueDto, VALUE_FORM, ValueDto, UpdateValueDto } from './values.dto';
import { ValuesRepository } from './values.repository';

@ApiTags('content')
@Controller('content/values')
export class ValuesController extends TrashableController<Value>(
  ApiOkResponse({ type: ValueDto }),
) {
  constructor(private readonly values: ValuesRepository) {
    super(values);
  }

  @Public()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: "The things we value, in the owner's order" })
  @ApiOkResponse({ type: [ValueDto] })
  list(): Promise<Value[]> {
    return this.values.list();
  }

  @Get('order')
  @ApiAdmin()
  @ApiOkResponse({ type: OrderDto })
  readOrder(): Promise<Order> {
    return this.values.readOrder();
  }

  @Put('order')
  @ApiAdmin()
  @ApiIfMatch()
  @ApiOperation({ summary: 'Saves the whole order; items that are not named come last' })
  @ApiOkResponse({ type: OrderDto })
  @ApiUnknownId()
  saveOrder(@Body() { ids }: SaveOrderDto, @ReadIfMatch() ifMatch: IfMatch): Promise<Order> {
    return this.values.saveOrder(ids, ifMatch);
  }

  @Public()
  @CachedRead()
  @Get(':id')
  @ApiOkResponse({ type: ValueDto })
  @ApiUnknownId()
  get(@Param('id', ObjectIdPipe) id: string): Promise<Value> {
    return this.values.get(id);
  }

  @Post()
  @ApiAdmin()
  @MultipartForm(CreateValueDto, VALUE_FORM)
  @ApiCreatedResponse({ type: ValueDto })
  create(@Body() value: CreateValueDto, @CurrentAdmin() { adminId }: SignedIn): Promise<Value> {
    const { valueImage: image, ...form } = value;
    return this.values.create({ ...form, image }, undefined, adminId);
  }

  @Put(':id')
  @ApiAdmin()
  @ApiIfMatch()
  @MultipartForm(UpdateValueDto, VALUE_FORM)
  @ApiOkResponse({ type: ValueDto })
  @ApiUnknownId()
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() change: UpdateValueDto,
    @ReadIfMatch() ifMatch: IfMatch,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<Value> {
    const { valueImage: image, ...texts } = change;
    return this.values.update(id, { ...texts, image }, ifMatch, adminId);
  }
}
