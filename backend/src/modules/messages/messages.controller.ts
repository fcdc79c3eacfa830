import type { Message } from '@manjara/contracts';
import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { messageLanguage } from '../../common/http/language';
import { Public } from '../../common/http/public.decorator';
import { Roles } from '../../common/http/roles.decorator';
import { MessageResponseDto } from '../../common/openapi/message-response.dto';
import { LimitForms } from '../../common/rate-limit/rate-limit.decorators';
import { SubmissionController } from '../base/submission.controller';
import { CreateMessageDto, MessageDto } from './messages.dto';
import { MessagesService } from './messages.service';

/** The English text is the specification's (spec §8). */
const RECEIVED = { en: 'Message has been sent successfully!', ar: 'وصلتنا رسالتك.' };

@ApiTags('messages')
@Roles('owner')
@Controller('messages')
export class MessagesController extends SubmissionController<Message>({
  service: MessagesService,
  name: 'message',
  entity: MessageDto,
}) {
  @Inject() private readonly messages: MessagesService;

  @Public()
  @LimitForms()
  @Post()
  @ApiOperation({ summary: 'The contact form' })
  @ApiCreatedResponse({ type: MessageResponseDto })
  async receive(
    @Body() message: CreateMessageDto,
    @Req() request: Request,
  ): Promise<MessageResponseDto> {
    await this.messages.receive(message);
    return { message: RECEIVED[messageLanguage(request)] };
  }
}
