import { Body, Get, Param, Put, Query, Res, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiIfMatch, type IfMatch, ReadIfMatch, tagAnswer } from '../../common/http/if-match';
import { LIST_HEADERS, type Listed, setListHeaders } from '../../common/http/pagination';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import type { SubmissionChange } from '@manjara/contracts';
import { AdminId } from '../auth/signed-in.decorator';
import { BulkSubmissionsDto, ReadStateDto, SubmissionChangeDto } from './submission.dto';
import { tagged } from './submission.service';
import type { SubmissionsQuery } from './submission-list';
import { SubmissionsQueryDto, toSubmissionsQuery } from './submissions-query.dto';
import { TrashableController, type TrashableItems } from './trashable.controller';

/** Methods of the service that the routes call. */
interface SubmissionItems<Entity> extends TrashableItems<Entity> {
  find(query: SubmissionsQuery): Promise<Listed<Entity>>;
  get(id: string): Promise<Entity>;
  change(id: string, change: SubmissionChange, ifMatch?: IfMatch, by?: string): Promise<Entity>;
}

interface SubmissionRoutes<Entity> {
  service: Type<SubmissionItems<Entity>>;
  /** In the path `read-{name}/:id`. */
  name: string;
  /** DTO of an answered submission. */
  entity: Type<object>;
}

/** The base of the controller of what visitors send. */
export function SubmissionController<Entity extends object>(routes: SubmissionRoutes<Entity>) {
  const { service, name, entity } = routes;

  const ApiEntity = ApiOkResponse({ type: entity });

  abstract class Controller extends TrashableController<Entity>(
    service,
    ApiEntity,
    BulkSubmissionsDto,
  ) {
    declare readonly items: SubmissionItems<Entity>;

    @Get()
    @ApiAdmin()
    @ApiOperation({ summary: 'All, newest first, or the part that the query asks for' })
    @ApiOkResponse({ type: [entity], headers: LIST_HEADERS })
    async list(
      @Query() query: SubmissionsQueryDto,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Entity[]> {
      const wanted = toSubmissionsQuery(query);
      const { items, total } = await this.items.find(wanted);
      setListHeaders(response, total, wanted.part, query);
      // With the total, which a 304 does not carry.
      tagAnswer(response, [total, items.map(tagged)]);
      return items;
    }

    @Get(':id')
    @ApiAdmin()
    @ApiEntity
    @ApiUnknownId()
    async get(
      @Param('id', ObjectIdPipe) id: string,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Entity> {
      const item = await this.items.get(id);
      tagAnswer(response, tagged(item));
      return item;
    }

    @Put(':id')
    @ApiAdmin()
    @ApiIfMatch()
    @ApiOperation({
      summary: 'Changes the progress, the note, or whether it is read, answered or spam',
    })
    @ApiEntity
    @ApiUnknownId()
    async change(
      @Param('id', ObjectIdPipe) id: string,
      @Body() change: SubmissionChangeDto,
      @ReadIfMatch() ifMatch: IfMatch,
      @AdminId() adminId: string,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Entity> {
      const item = await this.items.change(id, change, ifMatch, adminId);
      tagAnswer(response, tagged(item));
      return item;
    }

    @Put(`read-${name}/:id`)
    @ApiAdmin()
    @ApiOperation({ summary: 'Marks it read or unread, and answered or not' })
    @ApiEntity
    @ApiUnknownId()
    setRead(
      @Param('id', ObjectIdPipe) id: string,
      @Body() state: ReadStateDto,
      @AdminId() adminId: string,
    ): Promise<Entity> {
      return this.items.change(id, state, undefined, adminId);
    }
  }
  return Controller;
}
