import {
  isOwnerKind,
  type Role,
  TRASH_KINDS,
  type TrashItem,
  type TrashKind,
} from '@manjara/contracts';
import { Controller, Delete, Get, Param, ParseEnumPipe, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import { PageQueryDto, toPage } from '../../common/http/page-query.dto';
import { LIST_HEADERS, setListHeaders } from '../../common/http/pagination';
import { ApiAdmin, ApiFailure, ApiUnknownId } from '../../common/openapi/errors.dto';
import { NoContent } from '../../common/openapi/no-content';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { AUTH_ERRORS } from '../auth/auth.errors';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { TrashItemDto } from './trash.dto';
import { TrashService } from './trash.service';

function unknownKind(): ApiError {
  return new ApiError(COMMON_ERRORS.notFound);
}

/** Messages and applications are personal data, which editors do not see. */
const kindsFor = (role: Role): readonly TrashKind[] =>
  role === 'owner' ? TRASH_KINDS : TRASH_KINDS.filter((kind) => !isOwnerKind(kind));

@ApiTags('trash')
@ApiAdmin()
@Controller('trash')
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @Get()
  @ApiOperation({ summary: 'What was deleted in the last 30 days, last deleted first' })
  @ApiOkResponse({ type: [TrashItemDto], headers: LIST_HEADERS })
  async list(
    @Query() query: PageQueryDto,
    @Res({ passthrough: true }) response: Response,
    @CurrentAdmin() { role }: SignedIn,
  ): Promise<TrashItem[]> {
    const page = toPage(query);
    const { items, total } = await this.trash.list(page, kindsFor(role));
    setListHeaders(response, total, page, query);
    return items;
  }

  @Delete(':kind/:id')
  @NoContent('It is gone')
  @ApiOperation({ summary: 'Deletes it for good, with the files that nothing else uses' })
  @ApiParam({ name: 'kind', enum: TRASH_KINDS })
  @ApiUnknownId()
  @ApiFailure(403, 'A message or an application, and no owner asks')
  remove(
    @Param('kind', new ParseEnumPipe(TRASH_KINDS, { exceptionFactory: unknownKind }))
    kind: TrashKind,
    @Param('id', ObjectIdPipe) id: string,
    @CurrentAdmin() { adminId, role }: SignedIn,
  ): Promise<void> {
    if (!kindsFor(role).includes(kind)) throw new ApiError(AUTH_ERRORS.ownerOnly);
    return this.trash.removeForGood(kind, id, adminId);
  }
}
