import type { Message } from '@manjara/contracts';
import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { messageLanguage } from '../../common/http/language';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { LimitForms } from '../../common/rate-limit/rate-limit.decorators';
import { LIST_HEADERS } from '../../common/openapi/list-headers';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { setSubmissionsHeaders } from '../base/submission-headers';
import { SubmissionsQueryDto, toSubmissionsQuery } from '../base/submissions-query.dto';
import { TrashableController } from '../base/trashable.controller';
import { CreateMessageDto, MessageDto, MessageReceivedDto, ReadMessageDto } from './messages.dto';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';

/** The English text is the specification's (spec §8). */
const RECEIVED = { en: 'Message has been sent successfully!', ar: 'وصلتنا رسالتك.' };

@ApiTags('messages')
@Controller('messages')
export class MessagesController extends TrashableController<Message>(
  ApiOkResponse({ type: MessageDto }),
) {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly service: MessagesService,
  ) {
    super(messages);
  }

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
  @ApiOperation({ summary: 'All messages, newest first, or the part that the query asks for' })
  @ApiOkResponse({ type: [MessageDto], headers: LIST_HEADERS })
  async list(
    @Query() query: SubmissionsQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message[]> {
    const listed = await this.messages.find(toSubmissionsQuery(query));
    setSubmissionsHeaders(request, response, listed, query);
    return listed.items;
  }

  @Put('read-message/:id')
  @ApiAdmin()
  @ApiOperation({ summary: 'Marks a message read or unread, and answered or not' })
  @ApiOkResponse({ type: MessageDto })
  @ApiUnknownId()
  setRead(@Param('id', ObjectIdPipe) id: string, @Body() state: ReadMessageDto): Promise<Message> {
    return this.messages.setRead(id, state);
  }
}
