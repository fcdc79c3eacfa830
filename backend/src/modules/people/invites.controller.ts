import type { CreatedInvite, Invite } from '@manjara/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Roles } from '../../common/http/roles.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
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
  create(
    @Body() invite: NewInviteDto,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<CreatedInvite> {
    return this.invites.create(invite, adminId);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes an invite back' })
  @ApiNoContentResponse({ description: 'Its link does not work any more' })
  @ApiUnknownId()
  revoke(@Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.invites.revoke(id);
  }
}
