import type { NewJobApplication, NewMessage } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import type { AppConfig } from '../../config/app-config';
import type { MailAddress } from '../../config/mail-settings';
import { Config } from '../../config/config.module';
import { type EmailTemplate, oneLine, renderEmail } from '../../mail/email-template';
import { Mailer, type MailKind } from '../../mail/mailer';
import { AdminsService } from '../auth/admins.service';
import { OwnersService } from '../auth/owners.service';
import { applicationTemplate, messageTemplate } from './notification-templates';

/** Reply address; undefined when it is not valid, as the join form accepts any text. */
const senderOf = ({ name, email }: { name: string; email: string }): MailAddress | undefined =>
  isEmail(email) ? { name: oneLine(name), address: email } : undefined;

type IsStored = () => Promise<boolean>;

/**
 * Sends the owners a mail about each submission. Every call returns at once and never throws: the
 * visitor neither waits for the mail nor learns whether it was sent.
 */
@Injectable()
export class Notifications {
  constructor(
    @Config() private readonly config: AppConfig,
    private readonly mailer: Mailer,
    private readonly admins: AdminsService,
    private readonly owners: OwnersService,
  ) {}

  /**
   * Call it once the message is stored.
   * @param isStored called before each attempt: no mail is sent about a deleted message
   */
  messageReceived(message: NewMessage, isStored: IsStored): void {
    this.notify('message', message, isStored, messageTemplate);
  }

  /** As `messageReceived`. The mail links to the CV instead of attaching it. */
  applicationReceived(application: NewJobApplication, isStored: IsStored): void {
    this.notify('application', application, isStored, applicationTemplate);
  }

  private notify<Received extends { name: string; email: string }>(
    kind: MailKind,
    received: Received,
    isStored: IsStored,
    template: (received: Received, siteUrl: string) => EmailTemplate,
  ): void {
    const { mail } = this.config;
    if (!mail) return;
    const compose = async () => {
      const owners = await this.admins.findByIds(await this.owners.list());
      if (owners.length === 0) return null;
      const replyTo = senderOf(received);
      return {
        to: owners.map(({ email }) => email),
        ...(replyTo && { replyTo }),
        ...renderEmail(template(received, mail.siteUrl), mail.siteUrl),
      };
    };
    this.mailer.post(kind, compose, isStored);
  }
}
