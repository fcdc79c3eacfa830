import type { Session } from '@manjara/contracts';
import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiError } from '../../common/errors/api-error';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { NoContent } from '../../common/openapi/no-content';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { AUTH_ERRORS } from './auth.errors';
import { SessionDto } from './sessions.dto';
import { publicSessionId, SessionsService } from './sessions.service';
import { CurrentAdmin } from './signed-in.decorator';
import type { SignedIn } from './token';

@ApiTags('admin')
@ApiAdmin()
@Controller('admin/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @ApiOperation({ summary: 'The devices on which the account is signed in, last seen first' })
  @ApiOkResponse({ type: [SessionDto] })
  async list(@CurrentAdmin() { adminId, sessionId }: SignedIn): Promise<Session[]> {
    const sessions = await this.sessions.list(adminId);
    return sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      _id: publicSessionId(id),
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === sessionId,
    }));
  }

  @Delete()
  @NoContent('Only this device is signed in')
  @ApiOperation({ summary: 'Signs all other devices out' })
  endOthers(@CurrentAdmin() { adminId, sessionId }: SignedIn): Promise<void> {
    return this.sessions.endAll(adminId, sessionId);
  }

  @Delete(':id')
  @NoContent('Its token is dead')
  @ApiOperation({ summary: 'Signs a device out' })
  @ApiUnknownId()
  async end(
    @CurrentAdmin() { adminId }: SignedIn,
    @Param('id', ObjectIdPipe) id: string,
  ): Promise<void> {
    const sessions = await this.sessions.list(adminId);
    const found = sessions.find((session) => publicSessionId(session.id) === id);
    if (!found) throw new ApiError(AUTH_ERRORS.sessionNotFound);
    await this.sessions.end(found.id);
  }
}
