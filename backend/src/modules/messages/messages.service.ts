import type { Message } from '@manjara/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { isFilled } from '../../common/forms/honeypot';
import type { RemovedSubmissions, SubmissionIds, Submissions } from '../../database/submissions';
import { Notifications } from '../notifications/notifications';
import type { CreateMessageDto } from './messages.dto';
import { MESSAGE_ERRORS } from './messages.errors';
import { MessagesRepository } from './messages.repository';

@Injectable()
export class MessagesService {
  private readonly logger = new Logger(MessagesService.name);

  constructor(
    private readonly messages: MessagesRepository,
    private readonly notifications: Notifications,
  ) {}

  /** Finds messages by who sent them, or when. */
  get submissions(): Submissions {
    return this.messages.submissions;
  }

  list(): Promise<Message[]> {
    return this.messages.list();
  }

  /** Newest first; those that are gone are left out. */
  findMany(ids: SubmissionIds): Promise<Message[]> {
    return this.messages.findMany(ids);
  }

  /** Keeps a message; one whose honeypot is filled is dropped, and its sender cannot tell. */
  async receive({ website, ...message }: CreateMessageDto): Promise<void> {
    if (isFilled(website)) {
      this.logger.log('a message with a filled honeypot was dropped');
      return;
    }
    await this.messages.receive(message);
    this.notifications.messageReceived(message);
  }

  /** @throws ApiError 404 */
  async setRead(id: string, isRead: boolean): Promise<Message> {
    const message = await this.messages.setRead(id, isRead);
    if (!message) throw new ApiError(MESSAGE_ERRORS.notFound);
    return message;
  }

  /** @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    if (!(await this.messages.remove(id))) throw new ApiError(MESSAGE_ERRORS.notFound);
  }

  /** Removes several; those that are gone already are nothing to fail of. */
  async removeMany(ids: SubmissionIds): Promise<RemovedSubmissions> {
    return { removed: await this.messages.submissions.remove(ids), pendingFiles: 0 };
  }
}
