import type { Message } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notFoundError } from '../../common/errors/api-error';
import { SubmissionRepository, toSubmission, withoutGroups } from '../base/submission.repository';
import { MESSAGE_MODEL, type MessageDocument } from './message.schema';

@Injectable()
export class MessagesRepository extends SubmissionRepository<MessageDocument, Message> {
  constructor(@InjectModel(MESSAGE_MODEL) messages: Model<MessageDocument>) {
    super(
      messages,
      'messages',
      notFoundError('message', 'This message does not exist.', 'هذه الرسالة غير موجودة.'),
    );
  }

  protected toEntity(document: MessageDocument): Message {
    return toSubmission(document);
  }

  protected textsOf({ name, email, phone, message }: MessageDocument): string[] {
    return [name, email, message, phone, withoutGroups(phone)];
  }
}
