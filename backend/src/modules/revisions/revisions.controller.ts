import {
  REVISED_ITEMS,
  REVISED_SECTIONS,
  type RevisedItem,
  type RevisedSection,
  type PreviousVersion,
} from '@manjara/contracts';
import {
  Controller,
  createParamDecorator,
  type ExecutionContext,
  Get,
  HttpCode,
  Param,
  ParseIntPipe,
  Post,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiAdmin, ApiFailure, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { PreviousVersionDto } from './revisions.dto';
import { RevisionsService } from './revisions.service';

/** Which of the paths of a route was called, such as `content/values`. */
const Kind = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { route } = context.switchToHttp().getRequest<Request & { route: { path: string } }>();
  return route.path.replace(/^\/api\//, '').replace(/(\/:id)?\/revisions.*$/, '');
});

const LIST = REVISED_ITEMS.map((kind) => `${kind}/:id/revisions`);
const SECTION_LIST = REVISED_SECTIONS.map((section) => `${section}/revisions`);
const restoring = (path: string) => `${path}/:version/restore`;

/** Schema of any item or section. */
const ANY = { type: 'object', additionalProperties: true };

const ApiVersion = () => ApiParam({ name: 'version', type: 'integer' });

@ApiTags('revisions')
@ApiAdmin()
@Controller()
export class RevisionsController {
  constructor(private readonly revisions: RevisionsService) {}

  @Get(LIST)
  @ApiOperation({ summary: 'The last 30 previous versions, newest first' })
  @ApiOkResponse({ type: [PreviousVersionDto] })
  @ApiUnknownId()
  ofItem(
    @Kind() kind: RevisedItem,
    @Param('id', ObjectIdPipe) id: string,
  ): Promise<PreviousVersion[]> {
    return this.revisions.ofItem(kind, id);
  }

  @Post(LIST.map(restoring))
  @HttpCode(200)
  @ApiOperation({ summary: 'Saves the content of a previous version as a new one' })
  @ApiVersion()
  @ApiOkResponse({ schema: ANY, description: 'The item as it is now' })
  @ApiUnknownId()
  restoreItem(
    @Kind() kind: RevisedItem,
    @Param('id', ObjectIdPipe) id: string,
    @Param('version', ParseIntPipe) version: number,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<unknown> {
    return this.revisions.restoreItem(kind, id, version, adminId);
  }

  @Get(SECTION_LIST)
  @ApiOperation({ summary: 'The last 30 previous versions, newest first' })
  @ApiOkResponse({ type: [PreviousVersionDto] })
  ofSection(@Kind() section: RevisedSection): Promise<PreviousVersion[]> {
    return this.revisions.ofSection(section);
  }

  @Post(SECTION_LIST.map(restoring))
  @HttpCode(200)
  @ApiOperation({ summary: 'Saves the content of a previous version as a new one' })
  @ApiVersion()
  @ApiOkResponse({ schema: ANY, description: 'The section as it is now' })
  @ApiFailure(404, 'There is no such version')
  restoreSection(
    @Kind() section: RevisedSection,
    @Param('version', ParseIntPipe) version: number,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<unknown> {
    return this.revisions.restoreSection(section, version, adminId);
  }
}
