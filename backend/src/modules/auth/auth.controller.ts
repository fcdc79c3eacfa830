import type { LoginResult, MessageResponse } from '@manjara/contracts';
import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { messageLanguage } from '../../common/http/language';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiFailure } from '../../common/openapi/errors.dto';
import { MessageResponseDto } from '../../common/openapi/message-response.dto';
import { NoContent } from '../../common/openapi/no-content';
import { KnownDevices } from '../../common/rate-limit/known-devices';
import { LimitLogin, LimitResetPassword } from '../../common/rate-limit/rate-limit.decorators';
import { ForgotPasswordDto, LoginDto, LoginResultDto, ResetPasswordDto } from './auth.dto';
import { AuthService } from './auth.service';
import { PasswordResetService } from './password-reset.service';
import { CurrentAdmin } from './signed-in.decorator';
import type { SignedIn } from './token';

const ASKED = {
  en: 'If this address belongs to an account, a mail with a link is on its way.',
  ar: 'إذا كان هذا البريد مسجّلًا لدينا فستصلك رسالة فيها رابط لتعيين كلمة مرور جديدة.',
};
const DONE = {
  en: 'The new password is set. Please sign in with it.',
  ar: 'تم تعيين كلمة المرور الجديدة. يُرجى تسجيل الدخول بها.',
};

@ApiTags('admin')
@Controller('admin')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly resets: PasswordResetService,
    private readonly devices: KnownDevices,
  ) {}

  @Public()
  @LimitLogin()
  @Post('login')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Signs the admin in' })
  @ApiOkResponse({ type: LoginResultDto })
  @ApiFailure(401, 'The e-mail, the password or the code is wrong, or the code is missing')
  async login(
    @Body() credentials: LoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResult> {
    const result = await this.auth.login(credentials, request.get('user-agent'));
    this.devices.remember(credentials.email, response);
    return result;
  }

  @ApiAdmin()
  @Post('logout')
  @NoContent('The session is over')
  @ApiOperation({ summary: 'Signs the admin out: the token that is sent is dead from now on' })
  logout(@CurrentAdmin() session: SignedIn): Promise<void> {
    return this.auth.logout(session);
  }

  /** First step of resetting a forgotten password (design §7.8). */
  @Public()
  @LimitLogin()
  @Post('forgot-password')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mails the admin a link to set a new password' })
  @ApiOkResponse({
    type: MessageResponseDto,
    description: 'The same for known and unknown addresses',
  })
  forgot(@Body() { email }: ForgotPasswordDto, @Req() request: Request): MessageResponse {
    this.resets.request(email);
    return { message: ASKED[messageLanguage(request)] };
  }

  @Public()
  @LimitResetPassword()
  @Post('reset-password')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sets a new password with the token of the mail; ends all sessions' })
  @ApiOkResponse({ type: MessageResponseDto })
  async reset(
    @Body() { token, password }: ResetPasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageResponse> {
    const email = await this.resets.reset(token, password);
    // The reset proves access to the owner's mail. As a known device, the browser can sign in even
    // while an attacker uses up all attempts.
    this.devices.remember(email, response);
    return { message: DONE[messageLanguage(request)] };
  }
}
