import type { CreatedInvite, Invite } from '@manjara/contracts';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/http/roles.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { NoContent } from '../../common/openapi/no-content';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { AdminId } from '../auth/signed-in.decorator';
import { InvitesService } from './invites.service';
import { CreatedInviteDto, InviteDto, NewInviteDto } from './people.dto';

@ApiTags('people')
@ApiAdmin()
@Roles('owner')
@Controller('invites')
export class InvitesController {
  constructor(private readonly invites: InvitesService) {}

  @Get()
  @ApiOperation({ summary: 'The invites that can still be used, newest first' })
  @ApiOkResponse({ type: [InviteDto] })
  list(): Promise<Invite[]> {
    return this.invites.list();
  }

  @Post()
  @ApiOperation({ summary: 'Makes a link with which a new person makes an account, for a week' })
  @ApiCreatedResponse({ type: CreatedInviteDto })
  create(@Body() invite: NewInviteDto, @AdminId() adminId: string): Promise<CreatedInvite> {
    return this.invites.create(invite, adminId);
  }

  @Delete(':id')
  @NoContent('Its link does not work any more')
  @ApiOperation({ summary: 'Takes an invite back' })
  @ApiUnknownId()
  revoke(@Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.invites.revoke(id);
  }
}
