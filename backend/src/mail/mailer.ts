import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { createTransport, type NodemailerError } from 'nodemailer';
import { Counter, Gauge } from 'prom-client';
import { DeliveryQueue } from '../common/delivery-queue';
import type { AppConfig } from '../config/app-config';
import { Config } from '../config/config.module';
import { type MailAddress, type MailSettings, SENDER_NAME } from '../config/mail-settings';

export interface Mail {
  to: string | string[];
  /** The sender's display name, where the settings have none. */
  sender?: string;
  /** Reply address, if not the sender. */
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
}

/** The log names only the kind of a mail, never its content. */
type MailKind = 'message' | 'application' | 'password-reset';

const SMTP_TIMEOUT_MS = 15_000;
/** Of a mail that someone waits for. */
const SEND_TIMEOUT_MS = 20_000;

const queueLength = new Gauge({
  name: 'manjara_mail_queue_length',
  help: 'Mails that wait, also between two attempts.',
});
const mails = new Counter({
  name: 'manjara_mails_total',
  help: 'Mails that were sent, lost, dropped (too many waited) or cancelled.',
  labelNames: ['kind', 'outcome'],
});

const transportOf = ({ smtpUrl }: MailSettings) => {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      // The queue retries.
      maxRequeues: 0,
      idleTimeout: SMTP_TIMEOUT_MS,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
      dnsTimeout: SMTP_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // Keeps the admin's out-of-office reply from reaching the visitor.
    { headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  // Without a listener, an error event would end the process.
  transport.on('error', () => undefined);
  return transport;
};

/** Error fields for the log. The server's own message is left out: it may contain addresses. */
function failureOf(error: unknown) {
  const { code = 'unknown', responseCode, permanent = false } = error as Partial<NodemailerError>;
  return { code, ...(responseCode !== undefined && { responseCode }), permanent };
}

/** Called with the result of every attempt. */
type Observe = (hasArrived: boolean) => Promise<void>;

/**
 * Sends mail in the background: the caller neither waits nor sees a failure. The log has the kind
 * and the outcome of a mail, never its recipient or text.
 */
@Injectable()
export class Mailer implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly transport: ReturnType<typeof transportOf> | null;
  private readonly queue = new DeliveryQueue({
    name: 'mail',
    logger: new Logger(Mailer.name),
    waiting: queueLength,
    outcomes: mails,
    failureOf,
  });

  constructor(@Config() private readonly config: AppConfig) {
    this.transport = config.mail && transportOf(config.mail);
  }

  /**
   * Queues a mail and returns at once; never throws. Does nothing without a mail server.
   * @param compose called later, once; resolves to null when there is nothing to send
   * @param isWanted called before each attempt, as another process may have erased the submission
   */
  post(
    kind: MailKind,
    compose: () => Promise<Mail | null>,
    isWanted?: () => Promise<boolean>,
    observe?: Observe,
  ): void {
    if (!this.transport) return;
    const attemptOf = async () => {
      const mail = await compose();
      return mail && ((signal: AbortSignal) => this.observed(this.send(mail, signal), observe));
    };
    this.queue.post({ kind, compose: attemptOf, ...(isWanted && { isWanted }) });
  }

  /**
   * Sends a mail now, once.
   * @throws Error of the mail server
   */
  async send(mail: Mail, signal = AbortSignal.timeout(SEND_TIMEOUT_MS)): Promise<void> {
    const { sender, ...sent } = mail;
    await this.transport!.sendMail({ ...sent, from: this.from(sender), signal });
  }

  private from(sender: string | undefined): MailAddress | undefined {
    const from = this.config.mail?.from;
    return sender && from?.name === SENDER_NAME ? { ...from, name: sender } : from;
  }

  private async observed(sending: Promise<void>, observe: Observe = async () => {}): Promise<void> {
    const [result] = await Promise.allSettled([sending]);
    // A failure here must not send the mail again.
    await observe(result.status === 'fulfilled').catch(() => undefined);
    if (result.status === 'rejected') throw result.reason;
  }

  beforeApplicationShutdown(): void {
    this.queue.beginClosing();
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.transport) return;
    await this.queue.close();
    this.transport.close({ force: true });
  }
}
