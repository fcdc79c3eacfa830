import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailSettings } from '../config/mail-settings';
import type { Mail } from './mail';

/** A mail server that is not heard of for so long is given up for this attempt. */
const TIMEOUT_MS = 15_000;

/** Why a mail could not be sent, without anything of the mail in it. */
export interface MailFailure {
  code: string;
  /** What the mail server answered, when it answered. */
  responseCode?: number;
  /** Whether the mail server would refuse the same mail again. */
  permanent: boolean;
}

/** What to tell of an error of `send`. The server's own words may hold addresses: they stay out. */
export function mailFailureOf(error: unknown): MailFailure {
  const { code = 'unknown', responseCode, permanent = false } = error as Partial<NodemailerError>;
  return { code, ...(responseCode !== undefined && { responseCode }), permanent };
}

/** The way to the mail server: a few connections, kept for the next mails for a while. */
export class MailTransport {
  private readonly transporter;

  constructor({ smtpUrl, from }: MailSettings) {
    this.transporter = createTransport(
      {
        url: smtpUrl,
        pool: true,
        maxConnections: 2,
        // Attempts are counted by who asks for them.
        maxRequeues: 0,
        idleTimeout: TIMEOUT_MS,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
        dnsTimeout: TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      // An absent admin's automatic answer would go to the visitor.
      { from, headers: { 'Auto-Submitted': 'auto-generated' } },
    );
    // An error event that nobody hears would end the process.
    this.transporter.on('error', () => undefined);
  }

  /** @throws when the mail server did not take the mail, or `signal` ended the attempt */
  async send(mail: Mail, signal: AbortSignal): Promise<void> {
    await this.transporter.sendMail({ ...mail, signal });
  }

  /** Ends all connections, also those that are sending. */
  close(): void {
    this.transporter.close({ force: true });
  }
}
