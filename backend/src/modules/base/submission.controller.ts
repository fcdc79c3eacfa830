import { Body, Get, Param, Put, Query, Req, Res, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { tagAnswer } from '../../common/http/if-match';
import { type Listed, setListHeaders } from '../../common/http/pagination';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { LIST_HEADERS } from '../../common/openapi/list-headers';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { ReadStateDto } from './submission.dto';
import type { SubmissionsQuery } from './submission-list';
import { SubmissionsQueryDto, toSubmissionsQuery } from './submissions-query.dto';
import { TrashableController, type TrashableItems } from './trashable.controller';

/** Methods of the service that the routes call. */
interface SubmissionItems<Entity> extends TrashableItems<Entity> {
  find(query: SubmissionsQuery): Promise<Listed<Entity>>;
  setRead(id: string, state: ReadStateDto): Promise<Entity>;
}

interface SubmissionRoutes {
  /** In the path `read-{name}/:id`. */
  name: string;
  /** DTO of an answered submission. */
  entity: Type<object>;
}

/** The base of the controller of what visitors send. */
export function SubmissionController<Entity extends object>(routes: SubmissionRoutes) {
  const { name, entity } = routes;

  abstract class Controller extends TrashableController<Entity>(ApiOkResponse({ type: entity })) {
    constructor(override readonly items: SubmissionItems<Entity>) {
      super(items);
    }

    @Get()
    @ApiAdmin()
    @ApiOperation({ summary: 'All, newest first, or the part that the query asks for' })
    @ApiOkResponse({ type: [entity], headers: LIST_HEADERS })
    async list(
      @Query() query: SubmissionsQueryDto,
      @Req() request: Request,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Entity[]> {
      const wanted = toSubmissionsQuery(query);
      const { items, total } = await this.items.find(wanted);
      setListHeaders(request, response, total, wanted.part, query);
      // Without the CV links, which differ each time; with the total, which a 304 does not carry.
      const lasting = items.map((item) => ({ ...item, cv: undefined }));
      tagAnswer(response, [total, lasting]);
      return items;
    }

    @Put(`read-${name}/:id`)
    @ApiAdmin()
    @ApiOperation({ summary: 'Marks it read or unread, and answered or not' })
    @ApiOkResponse({ type: entity })
    @ApiUnknownId()
    setRead(@Param('id', ObjectIdPipe) id: string, @Body() state: ReadStateDto): Promise<Entity> {
      return this.items.setRead(id, state);
    }
  }
  return Controller;
}
