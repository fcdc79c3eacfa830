import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import {
  NOTIFICATION_SETTINGS_MODEL,
  type NotificationSettingsDocument,
} from './notification-settings.schema';

interface MailSetting {
  isOn: boolean;
  hasFailed: boolean;
  /** Of the last mail, if it was lost. */
  failedAt?: Date;
}

@Injectable()
export class NotificationSettingsService {
  constructor(
    @InjectModel(NOTIFICATION_SETTINGS_MODEL)
    private readonly settings: Model<NotificationSettingsDocument>,
  ) {}

  async mailOf(adminId: string): Promise<MailSetting> {
    const found = await this.settings.findOne({ _id: new Types.ObjectId(adminId) }).lean();
    const failedAt = found?.mailFailedAt ?? undefined;
    return { isOn: found?.mail ?? true, hasFailed: failedAt !== undefined, failedAt };
  }

  /** Turned on or off, it is as if no mail had failed yet. */
  chooseMail(adminId: string, mail: boolean): Promise<void> {
    return this.set(adminId, { mail, mailFailedAt: null });
  }

  async noteMail(adminId: string, hasArrived: boolean): Promise<void> {
    const { hasFailed } = await this.mailOf(adminId);
    if (hasFailed !== hasArrived) return;
    await this.set(adminId, { mailFailedAt: hasArrived ? null : new Date() });
  }

  private async set(
    adminId: string,
    change: Partial<Omit<NotificationSettingsDocument, '_id'>>,
  ): Promise<void> {
    const _id = new Types.ObjectId(adminId);
    await this.settings.updateOne({ _id }, { $set: change }, { upsert: true });
  }
}
