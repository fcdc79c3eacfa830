import { Injectable, Logger } from '@nestjs/common';
import { isFilled } from '../../common/forms/honeypot';
import { Notifications } from '../notifications/notifications';
import type { CreateMessageDto } from './messages.dto';
import { MessagesRepository } from './messages.repository';

@Injectable()
export class MessagesService {
  private readonly logger = new Logger(MessagesService.name);

  constructor(
    private readonly messages: MessagesRepository,
    private readonly notifications: Notifications,
  ) {}

  /** Stores a message; one with a filled honeypot is dropped silently. */
  async receive({ website, ...message }: CreateMessageDto): Promise<void> {
    if (isFilled(website)) {
      this.logger.log('a message with a filled honeypot was dropped');
      return;
    }
    const id = await this.messages.insert(message);
    this.notifications.messageReceived(message, () => this.messages.isListed(id));
  }
}
