import type { MailAddress } from '../config/mail-settings';

/** One mail, ready to be sent. */
export interface Mail {
  to: string;
  /** Who answers are for, when it is not the sender. */
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
}

/** What a mail is about: all that the log tells of it. */
export type MailKind = 'message' | 'application' | 'password-reset';
