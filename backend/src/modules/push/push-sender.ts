import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { DeliveryQueue } from '../../common/delivery-queue';
import { PushClient, type PushResult } from './push-client';
import { type PushKind, pushMessage } from './push-messages';
import { type PushSubscription, PushSubscriptionsService } from './push-subscriptions.service';

const queueLength = new Gauge({
  name: 'manjara_push_queue_length',
  help: 'Push notifications that wait, also between two attempts.',
});
const pushes = new Counter({
  name: 'manjara_pushes_total',
  help: 'Push notifications that were sent, lost, dropped (too many waited) or cancelled.',
  labelNames: ['kind', 'outcome'],
});

/** A device was not reached and may be later, or none was reached at all. */
class NotDelivered extends Error {
  constructor(readonly results: readonly PushResult[]) {
    super('Not delivered');
  }
}

function failureOf(error: unknown) {
  if (!(error instanceof NotDelivered)) return { code: 'unknown', permanent: false };
  const { results } = error;
  return { code: results.join(), permanent: !results.includes('unreachable') };
}

/** A notification, between its attempts. */
interface Progress {
  kind: PushKind;
  /** When it happened. */
  at: Date;
  /** Ids of the devices that need no further attempt. */
  done: Set<string>;
  hasArrived: boolean;
}

/** Tells the devices of admins in the background, as `Mailer` does by mail. */
@Injectable()
export class PushSender implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(PushSender.name);
  private readonly queue = new DeliveryQueue({
    name: 'push',
    logger: this.logger,
    waiting: queueLength,
    outcomes: pushes,
    failureOf,
  });

  constructor(
    private readonly client: PushClient,
    private readonly subscriptions: PushSubscriptionsService,
  ) {}

  /**
   * Queues a notification and returns at once; never throws.
   * @param findAdmins called later, once: the ids of those to tell
   * @param isWanted called before each attempt
   */
  post(
    kind: PushKind,
    findAdmins: () => Promise<string[]>,
    isWanted: () => Promise<boolean>,
  ): void {
    const progress: Progress = { kind, at: new Date(), done: new Set(), hasArrived: false };
    const compose = async () => {
      const adminIds = await findAdmins();
      const devices = await this.subscriptions.findOfAdmins(adminIds);
      if (devices.length === 0) return null;
      return (signal: AbortSignal) => this.tellAll(adminIds, progress, signal);
    };
    this.queue.post({ kind, compose, isWanted });
  }

  /** Makes one attempt; removes a device that has unsubscribed. */
  async send(
    device: PushSubscription,
    kind: PushKind,
    at = new Date(),
    signal?: AbortSignal,
  ): Promise<PushResult> {
    const message = pushMessage(kind, at, device.language);
    const result = await this.client.send(device, message, signal);
    // A failure here must not send the notification again.
    await this.note(device, result).catch(() => undefined);
    return result;
  }

  /** Reads the devices at each attempt, to leave out those that have signed out. */
  private async tellAll(
    adminIds: string[],
    progress: Progress,
    signal: AbortSignal,
  ): Promise<void> {
    const { kind, at, done } = progress;
    const devices = await this.subscriptions.findOfAdmins(adminIds);
    const tell = async (device: PushSubscription) => {
      const result = await this.send(device, kind, at, signal);
      if (result === 'accepted') progress.hasArrived = true;
      if (result !== 'unreachable') done.add(device.id);
      return result;
    };
    const results = await Promise.all(devices.filter(({ id }) => !done.has(id)).map(tell));
    if (results.includes('unreachable') || !progress.hasArrived) throw new NotDelivered(results);
  }

  private async note({ id, hasFailed }: PushSubscription, result: PushResult): Promise<void> {
    if (result === 'refused') this.logger.warn('a push service refused a notification');
    if (result !== 'gone') {
      const fails = result !== 'accepted';
      if (fails !== hasFailed) await this.subscriptions.noteAttempt(id, !fails);
      return;
    }
    await this.subscriptions.remove(id);
    this.logger.log('a device was removed: its push service does not know it any more');
  }

  beforeApplicationShutdown(): void {
    this.queue.beginClosing();
  }

  onApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}
