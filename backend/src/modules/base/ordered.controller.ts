import { Body, Get, Param, Post, Put, type Type } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { fileFieldsOf } from '../../common/forms/file-fields';
import { MultipartForm } from '../../common/forms/form-interceptor';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { createValidationPipe } from '../../common/validation/validation.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { OrderDto, SaveOrderDto } from '../lists/order.dto';
import type { Order } from './entity-store.repository';
import { TrashableController, type TrashableItems } from './trashable.controller';

/** Methods of the repository that the routes call. */
interface OrderedItems<Entity> extends TrashableItems<Entity> {
  list(): Promise<Entity[]>;
  readOrder(): Promise<Order>;
  saveOrder(ids: readonly string[], ifMatch: IfMatch): Promise<Order>;
  get(id: string): Promise<Entity>;
  create(form: object, createdAt: Date | undefined, adminId: string): Promise<Entity>;
  update(id: string, form: object, ifMatch: IfMatch, adminId: string): Promise<Entity>;
}

interface OrderedRoutes {
  /** What the list is. */
  summary: string;
  /** DTO of an answered entity. */
  entity: Type<object>;
  /** DTO of POST. */
  create: Type<object>;
  /** DTO of PUT. */
  update: Type<object>;
}

/** The base of the controller of a public list that the owner arranges. */
export function OrderedController<Entity>(routes: OrderedRoutes) {
  const { summary, entity, create, update } = routes;
  const ApiEntity = ApiOkResponse({ type: entity });
  const ReadsBody = (dto: Type<object>) =>
    fileFieldsOf(dto).size > 0 ? MultipartForm(dto) : ApiBody({ type: dto });

  abstract class Controller extends TrashableController<Entity>(ApiEntity) {
    constructor(override readonly items: OrderedItems<Entity>) {
      super(items);
    }

    @Public()
    @CachedRead()
    @Get()
    @ApiOperation({ summary })
    @ApiOkResponse({ type: [entity] })
    list(): Promise<Entity[]> {
      return this.items.list();
    }

    // Before `:id`, which would match it.
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

    @Public()
    @CachedRead()
    @Get(':id')
    @ApiEntity
    @ApiUnknownId()
    get(@Param('id', ObjectIdPipe) id: string): Promise<Entity> {
      return this.items.get(id);
    }

    @Post()
    @ApiAdmin()
    @ReadsBody(create)
    @ApiCreatedResponse({ type: entity })
    create(
      @Body(createValidationPipe({ expectedType: create })) body: object,
      @CurrentAdmin() { adminId }: SignedIn,
    ): Promise<Entity> {
      return this.items.create(body, undefined, adminId);
    }

    @Put(':id')
    @ApiAdmin()
    @ApiIfMatch()
    @ReadsBody(update)
    @ApiEntity
    @ApiUnknownId()
    update(
      @Param('id', ObjectIdPipe) id: string,
      @Body(createValidationPipe({ expectedType: update })) change: object,
      @ReadIfMatch() ifMatch: IfMatch,
      @CurrentAdmin() { adminId }: SignedIn,
    ): Promise<Entity> {
      return this.items.update(id, change, ifMatch, adminId);
    }
  }
  return Controller;
}
