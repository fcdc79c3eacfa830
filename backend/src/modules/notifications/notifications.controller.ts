import type { NotificationStatus } from '@manjara/contracts';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/http/roles.decorator';
import { ApiAdmin, ApiFailure } from '../../common/openapi/errors.dto';
import { NoContent } from '../../common/openapi/no-content';
import { LimitNotificationTests } from '../../common/rate-limit/rate-limit.decorators';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { NotificationChannelsService } from './notification-channels.service';
import { NotificationChoiceDto, NotificationStatusDto, PushDeviceDto } from './notifications.dto';

@ApiTags('admin')
@ApiAdmin()
@Roles('owner')
@Controller('admin/notifications')
export class NotificationsController {
  constructor(private readonly channels: NotificationChannelsService) {}

  @Get()
  @ApiOperation({ summary: 'How the admin is told of messages and applications' })
  @ApiOkResponse({ type: NotificationStatusDto })
  status(@CurrentAdmin() session: SignedIn): Promise<NotificationStatus> {
    return this.channels.status(session);
  }

  @Put()
  @ApiOperation({ summary: 'Turns mails about messages and applications on or off' })
  @ApiOkResponse({ type: NotificationStatusDto })
  choose(
    @CurrentAdmin() session: SignedIn,
    @Body() { mail }: NotificationChoiceDto,
  ): Promise<NotificationStatus> {
    return this.channels.chooseMail(session, mail);
  }

  @Put('device')
  @ApiOperation({ summary: 'Sends push notifications to the device of this session' })
  @ApiOkResponse({ type: NotificationStatusDto })
  addDevice(
    @CurrentAdmin() session: SignedIn,
    @Body() device: PushDeviceDto,
  ): Promise<NotificationStatus> {
    return this.channels.addDevice(session, device);
  }

  @Delete('device')
  @ApiOperation({ summary: 'Sends no more push notifications to the device of this session' })
  @ApiOkResponse({ type: NotificationStatusDto })
  removeDevice(@CurrentAdmin() session: SignedIn): Promise<NotificationStatus> {
    return this.channels.removeDevice(session);
  }

  @Delete('other-devices')
  @ApiOperation({ summary: 'Sends push notifications to no device but that of this session' })
  @ApiOkResponse({ type: NotificationStatusDto })
  removeOtherDevices(@CurrentAdmin() session: SignedIn): Promise<NotificationStatus> {
    return this.channels.removeOtherDevices(session);
  }

  @Post('test-mail')
  @LimitNotificationTests()
  @NoContent('The mail server has taken it')
  @ApiOperation({
    summary: 'Mails the admin a test, and answers once the mail server has taken it',
  })
  @ApiFailure(502, 'The mail server refused it or did not answer')
  testMail(@CurrentAdmin() session: SignedIn): Promise<void> {
    return this.channels.testMail(session);
  }

  @Post('test-push')
  @LimitNotificationTests()
  @NoContent('The push service has taken it')
  @ApiOperation({ summary: 'Sends a test to the device of this session' })
  @ApiFailure(
    409,
    'Push notifications are off for this device, or its push service has forgotten it',
  )
  @ApiFailure(502, 'The push service refused it or did not answer')
  testPush(@CurrentAdmin() session: SignedIn): Promise<void> {
    return this.channels.testPush(session);
  }
}
