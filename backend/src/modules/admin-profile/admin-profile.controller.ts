import type { AdminProfile } from '@manjara/contracts';
import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MultipartForm } from '../../common/forms/form-interceptor';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { LimitPasswordChange } from '../../common/rate-limit/rate-limit.decorators';
import { AdminId, CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { AdminProfileDto, UpdateAvatarDto, UpdateProfileDto } from './admin-profile.dto';
import { AdminProfileService } from './admin-profile.service';

@ApiTags('admin')
@ApiAdmin()
@Controller('admin/profile')
export class AdminProfileController {
  constructor(private readonly profile: AdminProfileService) {}

  @Get()
  @ApiOkResponse({ type: AdminProfileDto })
  get(@AdminId() adminId: string): Promise<AdminProfile> {
    return this.profile.get(adminId);
  }

  @Put()
  @LimitPasswordChange()
  @ApiIfMatch()
  @ApiOperation({ summary: 'Changes the profile; a new password ends all other sessions' })
  @ApiOkResponse({ type: AdminProfileDto })
  update(
    @CurrentAdmin() session: SignedIn,
    @Body() change: UpdateProfileDto,
    @ReadIfMatch() ifMatch: IfMatch,
  ): Promise<AdminProfile> {
    return this.profile.update(session, change, ifMatch);
  }

  @Post('update-image')
  @HttpCode(200)
  @ApiIfMatch()
  @MultipartForm(UpdateAvatarDto)
  @ApiOperation({ summary: 'Replaces the avatar; answers the profile' })
  @ApiOkResponse({ type: AdminProfileDto })
  updateImage(
    @AdminId() adminId: string,
    @Body() { image }: UpdateAvatarDto,
    @ReadIfMatch() ifMatch: IfMatch,
  ): Promise<AdminProfile> {
    return this.profile.updateImage(adminId, image, ifMatch);
  }
}
