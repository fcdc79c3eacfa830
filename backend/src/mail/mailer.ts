import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { createTransport, type NodemailerError } from 'nodemailer';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Counter, Gauge } from 'prom-client';
import type { AppConfig } from '../config/app-config';
import { Config } from '../config/config.module';
import type { MailAddress, MailSettings } from '../config/mail-settings';

export interface Mail {
  to: string | string[];
  /** Reply address, if not the sender. */
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
}

/** The log names only the kind of a mail, never its content. */
export type MailKind = 'message' | 'application' | 'password-reset';

/** Queued mails; further ones are dropped. */
export const MAIL_CAPACITY = 200;
/** Delays between attempts; long enough for a mail server that restarts or greylists. */
const RETRY_DELAYS_MS = [1_000, 15_000, 120_000, 600_000];
const SMTP_TIMEOUT_MS = 15_000;
/** How long shutdown waits for mails in flight, counted from the start of the shutdown. */
const SHUTDOWN_TIMEOUT_MS = 4_000;
/** Minimum for mails, when requests in flight have used up `SHUTDOWN_TIMEOUT_MS`. */
const MIN_SHUTDOWN_TIMEOUT_MS = 1_500;
/** Time to log the aborted mails. */
const ABORT_TIMEOUT_MS = 100;

const queueLength = new Gauge({
  name: 'manjara_mail_queue_length',
  help: 'Mails that wait, also between two attempts.',
});
const mails = new Counter({
  name: 'manjara_mails_total',
  help: 'Mails that were sent, lost, dropped (too many waited) or cancelled.',
  labelNames: ['kind', 'outcome'],
});

const transportOf = ({ smtpUrl, from }: MailSettings) => {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      // `deliver` retries.
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
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  // Without a listener, an error event would end the process.
  transport.on('error', () => undefined);
  return transport;
};

const always = () => Promise.resolve(true);

/** Error fields for the log. The server's own message is left out: it may contain addresses. */
function failureOf(error: unknown) {
  const { code = 'unknown', responseCode, permanent = false } = error as Partial<NodemailerError>;
  return { code, ...(responseCode !== undefined && { responseCode }), permanent };
}

/**
 * Sends mail in the background: the caller neither waits nor sees a failure. The log has the kind
 * and the outcome of a mail, never its recipient or text.
 */
@Injectable()
export class Mailer implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(Mailer.name);
  private readonly transport: ReturnType<typeof transportOf> | null;
  private readonly deliveries = new Set<Promise<void>>();
  /** Ends the pauses between attempts: each waiting mail makes its last attempt at once. */
  private readonly closing = new AbortController();
  /** Aborts the attempts. */
  private readonly closed = new AbortController();
  private closingSince = 0;

  constructor(@Config() { mail }: AppConfig) {
    this.transport = mail && transportOf(mail);
  }

  /**
   * Queues a mail and returns at once; never throws. Does nothing without a mail server.
   * @param compose called later, once; resolves to null when there is nothing to send
   * @param isWanted called before each attempt, as another process may have erased the submission
   */
  post(kind: MailKind, compose: () => Promise<Mail | null>, isWanted = always): void {
    if (!this.transport) return;
    if (this.deliveries.size >= MAIL_CAPACITY) {
      mails.inc({ kind, outcome: 'dropped' });
      this.logger.error({ mail: kind }, 'mail dropped: too many are waiting');
      return;
    }
    queueLength.inc();
    const delivery = this.deliver(kind, compose, isWanted).finally(() => {
      this.deliveries.delete(delivery);
      queueLength.dec();
    });
    this.deliveries.add(delivery);
  }

  beforeApplicationShutdown(): void {
    this.closingSince = Date.now();
    this.closing.abort();
  }

  /** Runs after the requests in flight, which may have queued mails. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.transport) return;
    const remaining = this.closingSince + SHUTDOWN_TIMEOUT_MS - Date.now();
    await this.settled(Math.max(remaining, MIN_SHUTDOWN_TIMEOUT_MS));
    this.closed.abort();
    await this.settled(ABORT_TIMEOUT_MS);
    this.transport.close({ force: true });
  }

  private async settled(timeoutMs: number): Promise<void> {
    const all = Promise.all(this.deliveries);
    await Promise.race([all, pause(timeoutMs, undefined, { ref: false })]);
  }

  private async deliver(
    kind: MailKind,
    compose: () => Promise<Mail | null>,
    isWanted: () => Promise<boolean>,
  ): Promise<void> {
    // Composing must not delay the caller's response.
    await nextTurn();
    const mail = await this.composed(kind, compose);
    if (!mail) return;
    for (let attempt = 1; ; attempt++) {
      const delay = RETRY_DELAYS_MS[attempt - 1];
      const isLast = delay === undefined || this.closing.signal.aborted;
      const about = { mail: kind, attempt };
      try {
        const outcome = (await isWanted()) ? 'sent' : 'cancelled';
        // One signal per attempt: listeners on a shared signal would accumulate.
        const signal = AbortSignal.any([this.closed.signal]);
        if (outcome === 'sent') await this.transport!.sendMail({ ...mail, signal });
        mails.inc({ kind, outcome });
        this.logger.log(about, `mail ${outcome}`);
        return;
      } catch (error) {
        const failure = failureOf(error);
        if (isLast || failure.permanent || this.closed.signal.aborted) {
          mails.inc({ kind, outcome: 'lost' });
          this.logger.error({ ...about, ...failure }, 'mail not sent; giving up');
          return;
        }
        this.logger.warn({ ...about, ...failure }, 'mail not sent; retrying');
        const signal = AbortSignal.any([this.closing.signal]);
        await pause(delay, undefined, { ref: false, signal }).catch(() => undefined);
      }
    }
  }

  private async composed(
    kind: MailKind,
    compose: () => Promise<Mail | null>,
  ): Promise<Mail | null> {
    try {
      return await compose();
    } catch (error) {
      mails.inc({ kind, outcome: 'lost' });
      // Log the error's name only: its message may quote the mail.
      this.logger.error({ mail: kind, error: (error as Error).name }, 'mail not sent; giving up');
      return null;
    }
  }
}
