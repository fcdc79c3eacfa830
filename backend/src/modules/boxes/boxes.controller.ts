import type { Box } from '@manjara/contracts';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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
import { BoxDto, CreateBoxDto, UpdateBoxDto } from './boxes.dto';
import { BoxesRepository } from './boxes.repository';

@ApiTags('content')
@Controller('content/boxes')
export class BoxesController extends TrashableController<Box>(ApiOkResponse({ type: BoxDto })) {
  constructor(private readonly boxes: BoxesRepository) {
    super(boxes);
  }

  @Public()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: "The numbered boxes of the home page, in the owner's order" })
  @ApiOkResponse({ type: [BoxDto] })
  list(): Promise<Box[]> {
    return this.boxes.list();
  }

  @Get('order')
  @ApiAdmin()
  @ApiOkResponse({ type: OrderDto })
  readOrder(): Promise<Order> {
    return this.boxes.readOrder();
  }

  @Put('order')
  @ApiAdmin()
  @ApiIfMatch()
  @ApiOperation({ summary: 'Saves the whole order; items that are not named come last' })
  @ApiOkResponse({ type: OrderDto })
  @ApiUnknownId()
  saveOrder(@Body() { ids }: SaveOrderDto, @ReadIfMatch() ifMatch: IfMatch): Promise<Order> {
    return this.boxes.saveOrder(ids, ifMatch);
  }

  @Public()
  @CachedRead()
  @Get(':id')
  @ApiOkResponse({ type: BoxDto })
  @ApiUnknownId()
  get(@Param('id', ObjectIdPipe) id: string): Promise<Box> {
    return this.boxes.get(id);
  }

  @Post()
  @ApiAdmin()
  @ApiCreatedResponse({ type: BoxDto })
  create(@Body() box: CreateBoxDto, @CurrentAdmin() { adminId }: SignedIn): Promise<Box> {
    return this.boxes.create(box, undefined, adminId);
  }

  @Put(':id')
  @ApiAdmin()
  @ApiIfMatch()
  @ApiOkResponse({ type: BoxDto })
  @ApiUnknownId()
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() change: UpdateBoxDto,
    @ReadIfMatch() ifMatch: IfMatch,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<Box> {
    return this.boxes.update(id, change, ifMatch, adminId);
  }
}
