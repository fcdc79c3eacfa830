import type { LoginResult } from '@manjara/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator';
import { LimitLogin } from '../../common/rate-limit/rate-limit.decorators';
import { LoginDto, LoginResultDto } from './auth.dto';
import { AuthService } from './auth.service';

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
  login(@Body() credentials: LoginDto): Promise<LoginResult> {
    return this.auth.login(credentials);
  }
}
