import type { MessageResponse } from '@manjara/contracts';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { messageLanguage } from '../../common/http/language';
import { Public } from '../../common/http/public.decorator';
import { MessageResponseDto } from '../../common/openapi/message-response.dto';
import { KnownDevices } from '../../common/rate-limit/known-devices';
import {
  LimitForgotPassword,
  LimitResetPassword,
} from '../../common/rate-limit/rate-limit.decorators';
import { ForgotPasswordDto, ResetPasswordDto } from './password-reset.dto';
import { PasswordResetService } from './password-reset.service';

const ASKED = {
  en: 'If this address belongs to an account, a mail with a link is on its way.',
  ar: 'إذا كان هذا البريد مسجّلًا لدينا فستصلك رسالة فيها رابط لتعيين كلمة مرور جديدة.',
};
const DONE = {
  en: 'The new password is set. Please sign in with it.',
  ar: 'تم تعيين كلمة المرور الجديدة. يُرجى تسجيل الدخول بها.',
};

/** Reset of a forgotten password (design §7.8). */
@ApiTags('admin')
@Public()
@Controller('admin')
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly devices: KnownDevices,
  ) {}

  @LimitForgotPassword()
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
    this.devices.remember(email, request, response);
    return { message: DONE[messageLanguage(request)] };
  }
}
