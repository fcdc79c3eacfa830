import type { NewMessage } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import type { AppConfig } from '../../config/app-config';
import type { MailAddress } from '../../config/mail-settings';
import { Config } from '../../config/config.module';
import { type EmailTemplate, oneLine, renderEmail } from '../../mail/email-template';
import { Mailer } from '../../mail/mailer';
import { type Admin, AdminsService } from '../auth/admins.service';
import { OwnersService } from '../auth/owners.service';
import type { PushKind } from '../push/push-messages';
import { PushSender } from '../push/push-sender';
import { SiteSettingsService } from '../site-settings/site-settings.service';
import { NotificationSettingsService } from './notification-settings.service';
import {
  applicationTemplate,
  messageTemplate,
  type ReceivedApplication,
} from './notification-templates';

/** Reply address; undefined when it is not valid, as the join form accepts any text. */
const senderOf = ({ name, email }: { name: string; email: string }): MailAddress | undefined =>
  isEmail(email) ? { name: oneLine(name), address: email } : undefined;

type IsStored = () => Promise<boolean>;

/**
 * Tells the owners of each submission, by mail and on devices. Every call returns at once and never
 * throws: the visitor neither waits for it nor learns whether it was sent.
 */
@Injectable()
export class Notifications {
  constructor(
    @Config() private readonly config: AppConfig,
    private readonly mailer: Mailer,
    private readonly pushes: PushSender,
    private readonly admins: AdminsService,
    private readonly owners: OwnersService,
    private readonly settings: NotificationSettingsService,
    private readonly site: SiteSettingsService,
  ) {}

  /**
   * Call it once the message is stored.
   * @param isStored called before each attempt, so that a deleted message is not announced
   */
  messageReceived(message: NewMessage, isStored: IsStored): void {
    this.notify('message', message, isStored, messageTemplate);
  }

  /** As `messageReceived`. The mail links to the CV instead of attaching it. */
  applicationReceived(application: ReceivedApplication, isStored: IsStored): void {
    this.notify('application', application, isStored, applicationTemplate);
  }

  private notify<Received extends { name: string; email: string }>(
    kind: Exclude<PushKind, 'test'>,
    received: Received,
    isStored: IsStored,
    template: (received: Received, siteUrl: string) => EmailTemplate,
  ): void {
    this.push(kind, isStored);
    const { mail } = this.config;
    if (!mail) return;
    let notified: string[] = [];
    const compose = async () => {
      const recipients = await this.findRecipients();
      if (recipients.length === 0) return null;
      notified = recipients.map(({ id }) => id);
      const replyTo = senderOf(received);
      const { siteUrl } = mail;
      const company = await this.site.readNames();
      return {
        to: recipients.map(({ email }) => email),
        ...(replyTo && { replyTo }),
        ...renderEmail(template(received, siteUrl), { siteUrl, company }),
      };
    };
    const note = async (hasArrived: boolean) => {
      await Promise.all(notified.map((id) => this.settings.noteMail(id, hasArrived)));
    };
    this.mailer.post(kind, compose, isStored, note);
  }

  private push(kind: PushKind, isStored: IsStored): void {
    this.pushes.post(kind, () => this.owners.list(), isStored);
  }

  /** The owners who want mails. */
  private async findRecipients(): Promise<Admin[]> {
    const owners = await this.admins.findByIds(await this.owners.list());
    const settings = await Promise.all(owners.map(({ id }) => this.settings.mailOf(id)));
    return owners.filter((_owner, index) => settings[index]?.isOn);
  }
}
