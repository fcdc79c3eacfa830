import type { AdminProfile } from '@manjara/contracts';
import { Body, Controller, Get, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { MultipartForm } from '../../common/forms/form-interceptor';
import { ApiIfMatch, type IfMatch, ReadIfMatch, tagAnswer } from '../../common/http/if-match';
import { ApiAdmin, ApiFailure } from '../../common/openapi/errors.dto';
import { KnownDevices } from '../../common/rate-limit/known-devices';
import { LimitPasswordChange, LimitLogin } from '../../common/rate-limit/rate-limit.decorators';
import { ChangeEmailDto } from '../auth/auth.dto';
import { AdminId, CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { AdminProfileDto, UpdateAvatarDto, UpdateProfileDto } from './admin-profile.dto';
import { AdminProfileService } from './admin-profile.service';

/** Tags the part that the form edits: a new second factor does not make its version another one. */
function tagged(profile: AdminProfile, response: Response): AdminProfile {
  const { role: _role, secondFactor: _secondFactor, ...edited } = profile;
  tagAnswer(response, edited);
  return profile;
}

@ApiTags('admin')
@ApiAdmin()
@Controller('admin')
export class AdminProfileController {
  constructor(
    private readonly profile: AdminProfileService,
    private readonly devices: KnownDevices,
  ) {}

  @Get('profile')
  @ApiOkResponse({ type: AdminProfileDto })
  async get(
    @AdminId() adminId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminProfile> {
    return tagged(await this.profile.get(adminId), response);
  }

  @Put('profile')
  @LimitPasswordChange()
  @ApiIfMatch()
  @ApiOperation({ summary: 'Changes the profile; a new password ends all other sessions' })
  @ApiOkResponse({ type: AdminProfileDto })
  async update(
    @CurrentAdmin() session: SignedIn,
    @Body() change: UpdateProfileDto,
    @ReadIfMatch() ifMatch: IfMatch,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminProfile> {
    return tagged(await this.profile.update(session, change, ifMatch), response);
  }

  @Post('profile/update-image')
  @HttpCode(200)
  @ApiIfMatch()
  @MultipartForm(UpdateAvatarDto)
  @ApiOperation({ summary: 'Replaces the avatar; answers the profile' })
  @ApiOkResponse({ type: AdminProfileDto })
  async updateImage(
    @AdminId() adminId: string,
    @Body() { image }: UpdateAvatarDto,
    @ReadIfMatch() ifMatch: IfMatch,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminProfile> {
    return tagged(await this.profile.updateImage(adminId, image, ifMatch), response);
  }

  @Put('email')
  @LimitLogin()
  @ApiOperation({ summary: 'Changes the e-mail of the sign-in; ends all other sessions' })
  @ApiOkResponse({ type: AdminProfileDto })
  @ApiFailure(409, 'Somebody else has this e-mail')
  async changeEmail(
    @CurrentAdmin() session: SignedIn,
    @Body() change: ChangeEmailDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminProfile> {
    const profile = await this.profile.changeEmail(session, change);
    this.devices.remember(profile.email, response);
    return tagged(profile, response);
  }
}
