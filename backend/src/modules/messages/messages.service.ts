import type { Message } from '@manjara/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notFoundError } from '../../common/errors/api-error';
import { isFilled } from '../../common/forms/honeypot';
import { SubmissionService, toSubmission, withoutGroups } from '../base/submission.service';
import { Notifications } from '../notifications/notifications';
import { MESSAGE_MODEL, type MessageDocument } from './message.schema';
import type { CreateMessageDto } from './messages.dto';

@Injectable()
export class MessagesService extends SubmissionService<MessageDocument, Message> {
  private readonly logger = new Logger(MessagesService.name);

  constructor(
    @InjectModel(MESSAGE_MODEL) messages: Model<MessageDocument>,
    private readonly notifications: Notifications,
  ) {
    super(
      messages,
      'messages',
      notFoundError('message', 'This message does not exist.', 'هذه الرسالة غير موجودة.'),
    );
  }

  /** Stores a message; one with a filled honeypot is dropped silently. */
  async receive({ website, ...message }: CreateMessageDto): Promise<void> {
    if (isFilled(website)) {
      this.logger.log('a message with a filled honeypot was dropped');
      return;
    }
    const { id, isSpam } = await this.insert(message);
    if (!isSpam) this.notifications.messageReceived(message, () => this.isListed(id));
  }

  protected toEntity(document: MessageDocument): Message {
    return toSubmission(document);
  }

  protected textsOf({ name, email, phone, message, note = '' }: MessageDocument): string[] {
    return [name, email, message, phone, withoutGroups(phone), note];
  }
}
