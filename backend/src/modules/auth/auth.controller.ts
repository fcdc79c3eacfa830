import type { LoginResult } from '@manjara/contracts';
import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiFailure } from '../../common/openapi/errors.dto';
import { LimitLogin } from '../../common/rate-limit/rate-limit.decorators';
import { KnownDevices } from '../../common/rate-limit/known-devices';
import { LoginDto, LoginResultDto } from './auth.dto';
import { AuthService } from './auth.service';
import { CurrentAdmin } from './signed-in.decorator';
import type { SignedIn } from './token';

@ApiTags('admin')
@Controller('admin')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly devices: KnownDevices,
  ) {}

  @Public()
  @LimitLogin()
  @Post('login')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Signs the admin in' })
  @ApiOkResponse({ type: LoginResultDto })
  @ApiFailure(401, 'The e-mail or the password is wrong')
  async login(
    @Body() credentials: LoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResult> {
    const result = await this.auth.login(credentials);
    this.devices.remember(credentials.email, request, response);
    return result;
  }

  @ApiAdmin()
  @Post('logout')
  @HttpCode(204)
  @ApiOperation({ summary: 'Signs the admin out: the token that is sent is dead from now on' })
  @ApiNoContentResponse({ description: 'The session is over' })
  logout(@CurrentAdmin() session: SignedIn): Promise<void> {
    return this.auth.logout(session);
  }
}
