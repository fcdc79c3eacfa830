import { Tally } from '@manjara/observability';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { setMaxListeners } from 'node:events';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { AppConfig } from '../config/app-config';
import { Config } from '../config/config.module';
import type { Mail, MailKind } from './mail';
import { mailFailureOf, MailTransport } from './mail-transport';

/** Mails that may wait at once; beyond it new ones are dropped. */
export const MAIL_CAPACITY = 200;
/** Before each attempt; a mail server that is restarted or greylists is back within these. */
const PAUSES_MS = [0, 1_000, 15_000, 120_000, 600_000];
/** How long the end of the process waits for mails in flight, counted from its beginning … */
const PATIENCE_MS = 4_000;
/** … and at least, when requests in flight have used that up. */
const LAST_PATIENCE_MS = 1_500;
/** For what is cut off then to be logged. */
const LAST_WORDS_MS = 100;

interface Recall {
  about: string | undefined;
  controller: AbortController;
}

/**
 * Sends mail in the background: whoever posts one neither waits for it nor learns of a failure.
 * The log tells what a mail was about and what became of it, never to whom or what it said.
 */
@Injectable()
export class Mailer implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(Mailer.name);
  /** What became of mails. */
  readonly outcomes = new Tally<'kind' | 'outcome'>();
  private readonly transport: MailTransport | null;
  /** Each with what takes it back. */
  private readonly waiting = new Map<Promise<void>, Recall>();
  /** Ends the pauses: a mail that waits for its next attempt has its last one at once. */
  private readonly closing = new AbortController();
  /** Ends the attempts. */
  private readonly closed = new AbortController();
  private closingSince = 0;

  constructor(@Config() { mail }: AppConfig) {
    this.transport = mail && new MailTransport(mail);
    // Every mail that waits listens to them.
    setMaxListeners(0, this.closing.signal, this.closed.signal);
  }

  /** Mails that are under way. */
  get length(): number {
    return this.waiting.size;
  }

  /**
   * Takes a mail and returns at once; never throws. Without a mail server it does nothing.
   * @param compose called later, once; answers the mail, or null when there is none to send
   * @param about of whom the mail tells, for `recall`
   */
  post(kind: MailKind, compose: () => Promise<Mail | null>, about?: string): void {
    const { transport } = this;
    if (!transport) return;
    if (this.waiting.size >= MAIL_CAPACITY) {
      this.outcomes.add({ kind, outcome: 'dropped' });
      this.logger.error({ mail: kind }, 'mail dropped: too many are waiting');
      return;
    }
    const recall = { about, controller: new AbortController() };
    const delivery = this.deliver(transport, kind, compose, recall.controller.signal).finally(() =>
      this.waiting.delete(delivery),
    );
    this.waiting.set(delivery, recall);
  }

  /** Takes back the mails about somebody that are not delivered yet, here in this process. */
  recall(about: string): void {
    for (const recall of this.waiting.values()) {
      if (recall.about === about) recall.controller.abort();
    }
  }

  beforeApplicationShutdown(): void {
    this.closingSince = Date.now();
    this.closing.abort();
  }

  /** After the requests in flight, which may have posted some. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.transport) return;
    const patience = this.closingSince + PATIENCE_MS - Date.now();
    await this.settled(Math.max(patience, LAST_PATIENCE_MS));
    this.closed.abort();
    await this.settled(LAST_WORDS_MS);
    this.transport.close();
  }

  /** Waits until no mail is under way, but no longer than told. */
  private async settled(ms: number): Promise<void> {
    const patience = new AbortController();
    const over = pause(ms, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.waiting.keys()), over]);
    patience.abort();
  }

  private async deliver(
    transport: MailTransport,
    kind: MailKind,
    compose: () => Promise<Mail | null>,
    recalled: AbortSignal,
  ): Promise<void> {
    // Not even the beginning of the work is done before the caller goes on.
    await nextTurn();
    const mail = await this.composed(kind, compose);
    if (!mail) return;
    for (const [index, delay] of PAUSES_MS.entries()) {
      await this.pause(delay, recalled);
      if (recalled.aborted) break;
      const isLast = index + 1 === PAUSES_MS.length || this.closing.signal.aborted;
      const about = { mail: kind, attempt: index + 1 };
      try {
        await transport.send(mail, AbortSignal.any([this.closed.signal, recalled]));
        this.outcomes.add({ kind, outcome: 'sent' });
        this.logger.log(about, 'mail sent');
        return;
      } catch (error) {
        if (recalled.aborted) break;
        const failure = mailFailureOf(error);
        if (isLast || failure.permanent || this.closed.signal.aborted) {
          this.outcomes.add({ kind, outcome: 'lost' });
          this.logger.error({ ...about, ...failure }, 'mail lost');
          return;
        }
        this.logger.warn({ ...about, ...failure }, 'mail not sent yet');
      }
    }
    this.outcomes.add({ kind, outcome: 'recalled' });
    this.logger.log({ mail: kind }, 'mail recalled');
  }

  private async composed(
    kind: MailKind,
    compose: () => Promise<Mail | null>,
  ): Promise<Mail | null> {
    try {
      return await compose();
    } catch (error) {
      this.outcomes.add({ kind, outcome: 'lost' });
      // Its name alone: the message may hold what was to be written.
      this.logger.error({ mail: kind, error: (error as Error).name }, 'mail lost');
      return null;
    }
  }

  private async pause(ms: number, recalled: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([this.closing.signal, recalled]);
    // An aborted pause is one that is over.
    await pause(ms, undefined, { ref: false, signal }).catch(() => undefined);
  }
}
