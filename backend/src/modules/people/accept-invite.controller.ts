import type { InviteOffer, LoginResult } from '@manjara/contracts';
import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/http/public.decorator';
import { ApiFailure } from '../../common/openapi/errors.dto';
import { KnownDevices } from '../../common/rate-limit/known-devices';
import { LimitResetPassword } from '../../common/rate-limit/rate-limit.decorators';
import { LoginResultDto } from '../auth/auth.dto';
import { InvitesService } from './invites.service';
import { AcceptInviteDto, InviteOfferDto, InviteTokenDto } from './people.dto';

/** Accepts an invite by its token, which is sent in the body because URLs end up in logs. */
@ApiTags('admin')
@Public()
@Controller('admin')
export class AcceptInviteController {
  constructor(
    private readonly invites: InvitesService,
    private readonly devices: KnownDevices,
  ) {}

  @Post('invite')
  @HttpCode(200)
  @LimitResetPassword()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What the link of an invite offers' })
  @ApiOkResponse({ type: InviteOfferDto })
  offer(@Body() { token }: InviteTokenDto): Promise<InviteOffer> {
    return this.invites.offerOf(token);
  }

  @Post('accept-invite')
  @HttpCode(200)
  @LimitResetPassword()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Makes the account that a link offers, once, and signs it in' })
  @ApiOkResponse({ type: LoginResultDto })
  @ApiFailure(401, 'The account was changed in the meantime')
  @ApiFailure(409, 'Somebody else has this e-mail')
  async accept(
    @Body() acceptance: AcceptInviteDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResult> {
    const result = await this.invites.accept(acceptance, request.get('user-agent'));
    this.devices.remember(acceptance.email, response);
    return result;
  }
}
