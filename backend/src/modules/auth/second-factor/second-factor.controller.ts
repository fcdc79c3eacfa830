import type { RecoveryCodes, SecondFactorSetup } from '@manjara/contracts';
import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiAdmin, ApiFailure } from '../../../common/openapi/errors.dto';
import { NoContent } from '../../../common/openapi/no-content';
import { LimitLogin } from '../../../common/rate-limit/rate-limit.decorators';
import { AdminId } from '../signed-in.decorator';
import {
  PasswordConfirmationDto,
  RecoveryCodesDto,
  SecondFactorProofDto,
  SecondFactorSetupDto,
} from './second-factor.dto';
import { SecondFactorService } from './second-factor.service';

@ApiTags('admin')
@ApiAdmin()
@Controller('admin/second-factor')
export class SecondFactorController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  @Post()
  @HttpCode(200)
  @LimitLogin()
  @ApiOperation({ summary: 'Begins to set up the second factor of one’s own account' })
  @ApiOkResponse({ type: SecondFactorSetupDto })
  begin(
    @AdminId() adminId: string,
    @Body() { currentPassword }: PasswordConfirmationDto,
  ): Promise<SecondFactorSetup> {
    return this.secondFactor.begin(adminId, currentPassword);
  }

  @Put()
  @ApiOperation({ summary: 'Turns it on with a code of the app; answers the recovery codes' })
  @ApiOkResponse({ type: RecoveryCodesDto })
  @ApiFailure(409, 'Nothing is being set up')
  async confirm(
    @AdminId() adminId: string,
    @Body() { code }: SecondFactorProofDto,
  ): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.secondFactor.confirm(adminId, code) };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @LimitLogin()
  @ApiOperation({ summary: 'Replaces all recovery codes' })
  @ApiOkResponse({ type: RecoveryCodesDto })
  @ApiFailure(409, 'There is no second factor')
  async renewRecoveryCodes(
    @AdminId() adminId: string,
    @Body() { currentPassword }: PasswordConfirmationDto,
  ): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.secondFactor.renewRecoveryCodes(adminId, currentPassword) };
  }

  @Post('off')
  @NoContent('The password is enough from now on')
  @LimitLogin()
  @ApiOperation({ summary: 'Turns it off' })
  turnOff(
    @AdminId() adminId: string,
    @Body() { currentPassword }: PasswordConfirmationDto,
  ): Promise<void> {
    return this.secondFactor.turnOff(adminId, currentPassword);
  }
}
