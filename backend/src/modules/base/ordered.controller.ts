import { Body, Get, Put, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { OrderDto, SaveOrderDto } from '../lists/order.dto';
import { EntityController, type EntityItems, type EntityRoutes } from './entity.controller';
import type { Order } from './ordered.service';

/** Methods of the service that the routes call. */
interface OrderedItems<Entity> extends EntityItems<Entity> {
  list(): Promise<Entity[]>;
  readOrder(): Promise<Order>;
  saveOrder(ids: readonly string[], ifMatch: IfMatch): Promise<Order>;
}

interface OrderedRoutes<Entity> extends EntityRoutes<Entity> {
  service: Type<OrderedItems<Entity>>;
  /** Describes the list. */
  summary: string;
}

/** The base of the controller of a public list that the owner orders. */
export function OrderedController<Entity>({ summary, ...routes }: OrderedRoutes<Entity>) {
  abstract class Controller extends EntityController<Entity>(routes) {
    declare readonly items: OrderedItems<Entity>;

    @Public()
    @CachedRead()
    @Get()
    @ApiOperation({ summary })
    @ApiOkResponse({ type: [routes.entity] })
    list(): Promise<Entity[]> {
      return this.items.list();
    }

    // A subclass's routes come before inherited ones: `:id` does not catch `order`.
    @Get('order')
    @ApiAdmin()
    @ApiOkResponse({ type: OrderDto })
    readOrder(): Promise<Order> {
      return this.items.readOrder();
    }

    @Put('order')
    @ApiAdmin()
    @ApiIfMatch()
    @ApiOperation({ summary: 'Saves the whole order; items that are not named come last' })
    @ApiOkResponse({ type: OrderDto })
    @ApiUnknownId()
    saveOrder(@Body() { ids }: SaveOrderDto, @ReadIfMatch() ifMatch: IfMatch): Promise<Order> {
      return this.items.saveOrder(ids, ifMatch);
    }
  }
  return Controller;
}
