import type { PushMessage } from '@manjara/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Agent } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { sendNotification } from 'web-push';
import { DAY_MS } from '../../common/durations';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import { isPushEndpoint } from './push-endpoint';
import { PushKeysService } from './push-keys.service';
import type { PushSubscription } from './push-subscriptions.service';

export const PUSH_AGENT = 'manjara:push-agent';

/** Refuses every address that is not of the internet, whatever its name resolves to. */
export const publicAgent = (): Agent => new RequestFilteringHttpsAgent();

/** `gone`: the push service does not know the device any more. */
export type PushResult = 'accepted' | 'gone' | 'refused' | 'unreachable';

/** How long the push service keeps a notification for a device that is off. */
const TTL_SECONDS = (7 * DAY_MS) / 1_000;
const TIMEOUT_MS = 15_000;
/** Where the site has no address: push services want one, and do not open it. */
const NO_SITE = 'https://manjara.example';

const GONE = [404, 410];
const TOO_MANY_REQUESTS = 429;

function failureOf(error: unknown): PushResult {
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === undefined) return code === undefined ? 'refused' : 'unreachable';
  if (GONE.includes(statusCode)) return 'gone';
  return statusCode === TOO_MANY_REQUESTS || statusCode >= 500 ? 'unreachable' : 'refused';
}

const timedOut = () => Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' });

/** Rejects when the signal is aborted. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(timedOut()), { once: true });
  });

/** Sends to the push services of browsers (RFC 8030), encrypted for the device (RFC 8291). */
@Injectable()
export class PushClient {
  constructor(
    @Config() private readonly config: AppConfig,
    @Inject(PUSH_AGENT) private readonly agent: Agent,
    private readonly keys: PushKeysService,
  ) {}

  /** Makes one attempt; follows no redirect. */
  async send(
    { endpoint, p256dh, auth }: PushSubscription,
    message: PushMessage,
    signal?: AbortSignal,
  ): Promise<PushResult> {
    if (!isPushEndpoint(endpoint)) return 'refused';
    const { publicUrl } = this.config;
    const subject = publicUrl?.startsWith('https:') ? publicUrl : NO_SITE;
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const sending = sendNotification(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject, ...this.keys.pair },
        agent: this.agent,
        TTL: TTL_SECONDS,
        // Several that wait for a device that is off become one.
        topic: message.tag,
        urgency: 'high',
      },
    );
    try {
      await Promise.race([
        sending,
        aborted(AbortSignal.any(signal ? [signal, timeout] : [timeout])),
      ]);
      return 'accepted';
    } catch (error) {
      return failureOf(error);
    }
  }
}
