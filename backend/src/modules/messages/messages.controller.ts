import type { Message } from '@manjara/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { messageLanguage } from '../../common/http/language';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { LimitForms } from '../../common/rate-limit/rate-limit.decorators';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CreateMessageDto, MessageDto, MessageReceivedDto, ReadMessageDto } from './messages.dto';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';

/** The English text is the specification's (spec §8). */
const RECEIVED = { en: 'Message has been sent successfully!', ar: 'وصلتنا رسالتك.' };

@ApiTags('messages')
@Controller('messages')
export class MessagesController {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly service: MessagesService,
  ) {}

  @Public()
  @LimitForms()
  @Post()
  @ApiOperation({ summary: 'The contact form' })
  @ApiCreatedResponse({ type: MessageReceivedDto })
  async receive(
    @Body() message: CreateMessageDto,
    @Req() request: Request,
  ): Promise<MessageReceivedDto> {
    await this.service.receive(message);
    return { message: RECEIVED[messageLanguage(request)] };
  }

  @Get()
  @ApiAdmin()
  @ApiOperation({ summary: 'All messages, newest first' })
  @ApiOkResponse({ type: [MessageDto] })
  list(): Promise<Message[]> {
    return this.messages.list();
  }

  @Put('read-message/:id')
  @ApiAdmin()
  @ApiOperation({ summary: 'Marks a message read or unread' })
  @ApiOkResponse({ type: MessageDto })
  @ApiUnknownId()
  setRead(
    @Param('id', ObjectIdPipe) id: string,
    @Body() { isRead }: ReadMessageDto,
  ): Promise<Message> {
    return this.messages.setRead(id, isRead);
  }

  @Delete(':id')
  @ApiAdmin()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The message is gone' })
  @ApiUnknownId()
  remove(@Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.messages.remove(id);
  }
}
