import type { LoginResult } from '@manjara/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiFailure } from '../../common/openapi/errors.dto';
import { LimitLogin } from '../../common/rate-limit/rate-limit.decorators';
import { LoginDto, LoginResultDto } from './auth.dto';
import { AuthService } from './auth.service';
import { CurrentAdmin } from './signed-in.decorator';
import type { SignedIn } from './token';

@ApiTags('admin')
@Controller('admin')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Public()
  @LimitLogin()
  @Post('login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs the admin in' })
  @ApiOkResponse({ type: LoginResultDto })
  @ApiFailure(401, 'The e-mail or the password is wrong')
  login(@Body() credentials: LoginDto): Promise<LoginResult> {
    return this.auth.login(credentials);
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
