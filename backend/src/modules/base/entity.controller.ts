import type { PreviousVersion } from '@manjara/contracts';
import {
  applyDecorators,
  Body,
  Get,
  HttpCode,
  Param,
  ParseIntPipe,
  Post,
  Put,
  type Type,
} from '@nestjs/common';
import { ApiBody, ApiResponse } from '@nestjs/swagger';
import { fileFieldsOf } from '../../common/forms/file-fields';
import { MultipartForm } from '../../common/forms/form-interceptor';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { ByAdmin, Public, PublicOrAdmin } from '../../common/http/public.decorator';
import { ApiDraftable } from '../../common/openapi/draftable';
import { ApiAdmin, ApiFailure, ApiUnknownId } from '../../common/openapi/errors.dto';
import { createValidationPipe } from '../../common/validation/validation.pipe';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { StatusFormPipe } from '../../common/validation/status';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { AdminId } from '../auth/signed-in.decorator';
import { ApiPreviousVersions, ApiRestoreVersion } from '../revisions/revisions.dto';
import type { BulkDto } from './bulk.dto';
import { TrashableController, type TrashableItems } from './trashable.controller';

/** Methods of the service that the routes call. */
export interface EntityItems<Entity> extends TrashableItems<Entity> {
  get(id: string, asAdmin?: boolean): Promise<Entity>;
  create(form: object, createdAt: Date | undefined, adminId: string): Promise<Entity>;
  update(id: string, form: object, ifMatch: IfMatch, adminId: string): Promise<Entity>;
  listVersions(id: string): Promise<PreviousVersion[]>;
  restoreVersion(id: string, version: number, adminId: string): Promise<Entity>;
}

export interface EntityRoutes<Entity> {
  service: Type<EntityItems<Entity>>;
  /** DTO of an answered entity. */
  entity: Type<object>;
  /** DTO of an answered draft; absent: the kind has no drafts. */
  draft?: Type<object>;
  /** Whether a draft needs all fields, too. */
  wholeDrafts?: true;
  /** DTO of POST. */
  create: Type<object>;
  /** DTO of PUT. */
  update: Type<object>;
  /** Description of a 409 for a name that another one has; absent: names may repeat. */
  taken?: string;
  /** DTO of a bulk call; absent: the kind has neither drafts nor categories. */
  bulk?: Type<BulkDto>;
}

/** A route with a body: a form where it has file fields, else JSON. */
export const ReadsBody = (dto: Type<object>): MethodDecorator =>
  fileFieldsOf(dto).size > 0 ? MultipartForm(dto) : ApiBody({ type: dto });

/** The base of the controller of entities. */
export function EntityController<Entity>(routes: EntityRoutes<Entity>) {
  const { service, entity, draft, wholeDrafts, create, update, taken, bulk } = routes;
  const ApiEntity = (status = 200) =>
    draft ? ApiDraftable(entity, draft, status) : ApiResponse({ status, type: entity });
  const ApiTaken = () => (taken ? ApiFailure(409, taken) : applyDecorators());
  const Open = () => (draft ? PublicOrAdmin() : Public());
  const mayLack = draft && !wholeDrafts;
  const newEntity = mayLack
    ? new StatusFormPipe(create, update)
    : createValidationPipe({ expectedType: create });

  abstract class Controller extends TrashableController<Entity>(
    service,
    applyDecorators(ApiEntity(), ApiTaken()),
    bulk,
  ) {
    declare readonly items: EntityItems<Entity>;

    @Open()
    @CachedRead()
    @Get(':id')
    @ApiEntity()
    @ApiUnknownId()
    get(@Param('id', ObjectIdPipe) id: string, @ByAdmin() asAdmin: boolean): Promise<Entity> {
      return this.items.get(id, asAdmin);
    }

    @Post()
    @ApiAdmin()
    @ReadsBody(create)
    @ApiEntity(201)
    @ApiTaken()
    create(@Body(newEntity) body: object, @AdminId() adminId: string): Promise<Entity> {
      return this.items.create(body, undefined, adminId);
    }

    @Put(':id')
    @ApiAdmin()
    @ApiIfMatch()
    @ReadsBody(update)
    @ApiEntity()
    @ApiUnknownId()
    @ApiTaken()
    update(
      @Param('id', ObjectIdPipe) id: string,
      @Body(createValidationPipe({ expectedType: update })) change: object,
      @ReadIfMatch() ifMatch: IfMatch,
      @AdminId() adminId: string,
    ): Promise<Entity> {
      return this.items.update(id, change, ifMatch, adminId);
    }

    @Get(':id/revisions')
    @ApiAdmin()
    @ApiPreviousVersions()
    @ApiUnknownId()
    listVersions(@Param('id', ObjectIdPipe) id: string): Promise<PreviousVersion[]> {
      return this.items.listVersions(id);
    }

    @Post(':id/revisions/:version/restore')
    @HttpCode(200)
    @ApiAdmin()
    @ApiRestoreVersion()
    @ApiEntity()
    @ApiUnknownId()
    @ApiTaken()
    restoreVersion(
      @Param('id', ObjectIdPipe) id: string,
      @Param('version', ParseIntPipe) version: number,
      @AdminId() adminId: string,
    ): Promise<Entity> {
      return this.items.restoreVersion(id, version, adminId);
    }
  }
  return Controller;
}
