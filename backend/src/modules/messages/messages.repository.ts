import { emailKey, type Message } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type SubmissionIds, Submissions } from '../../database/submissions';
import { MESSAGE_MODEL, type MessageDocument } from './message.schema';

export interface NewMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

function toMessage({ _id, createdAt, emailKey: _key, ...fields }: MessageDocument): Message {
  return { _id: _id.toHexString(), ...fields, createdAt: createdAt.toISOString() };
}

@Injectable()
export class MessagesRepository {
  readonly submissions: Submissions;

  constructor(@InjectModel(MESSAGE_MODEL) private readonly messages: Model<MessageDocument>) {
    this.submissions = new Submissions(messages.db, messages.collection.collectionName);
  }

  /** Newest first. */
  async list(): Promise<Message[]> {
    return (await this.messages.find().sort(NEWEST_FIRST).lean()).map(toMessage);
  }

  /** Newest first; those that are gone are left out. */
  async findMany(ids: SubmissionIds): Promise<Message[]> {
    const found = this.messages.find({ _id: { $in: ids } });
    return (await found.sort({ _id: -1 }).lean()).map(toMessage);
  }

  /** Keeps a message that came in now and that nobody has read. */
  async receive({ name, email, phone, message }: NewMessage): Promise<void> {
    const createdAt = new Date();
    const key = emailKey(email);
    const texts = { name, email, emailKey: key, phone, message };
    await this.messages.create({ ...texts, isRead: false, createdAt });
  }

  /** @returns the message after the change; null when there is none */
  async setRead(id: string, isRead: boolean): Promise<Message | null> {
    const message = await this.messages
      .findByIdAndUpdate(id, { $set: { isRead } }, { returnDocument: 'after' })
      .lean();
    return message && toMessage(message);
  }

  /** @returns whether there was such a message */
  async remove(id: string): Promise<boolean> {
    const { deletedCount } = await this.messages.deleteOne({ _id: id });
    return deletedCount === 1;
  }
}
