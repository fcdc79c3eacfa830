import type { NotificationStatus, PushDevice } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import { renderEmail } from '../../mail/email-template';
import { Mailer } from '../../mail/mailer';
import { AdminsService } from '../auth/admins.service';
import { SessionsService } from '../auth/sessions.service';
import type { SignedIn } from '../auth/token';
import { PushKeysService } from '../push/push-keys.service';
import { PushSender } from '../push/push-sender';
import { PushSubscriptionsService } from '../push/push-subscriptions.service';
import { SiteSettingsService } from '../site-settings/site-settings.service';
import { NotificationSettingsService } from './notification-settings.service';
import { testTemplate } from './notification-templates';
import { NOTIFICATION_ERRORS } from './notifications.errors';

/** The mail server's reason; SMTP statuses from 500 on are final. */
function mailFailure(error: unknown) {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (code === 'EAUTH') return NOTIFICATION_ERRORS.mailSignInRefused;
  if (responseCode >= 500) return NOTIFICATION_ERRORS.mailAddressRefused;
  return NOTIFICATION_ERRORS.mailUnreachable;
}

const PUSH_FAILURES = {
  gone: NOTIFICATION_ERRORS.deviceGone,
  refused: NOTIFICATION_ERRORS.pushRefused,
  unreachable: NOTIFICATION_ERRORS.pushUnreachable,
};

/** The notifications of an admin by mail and on devices: switches and tests. */
@Injectable()
export class NotificationChannelsService {
  constructor(
    @Config() private readonly config: AppConfig,
    private readonly admins: AdminsService,
    private readonly sessions: SessionsService,
    private readonly settings: NotificationSettingsService,
    private readonly devices: PushSubscriptionsService,
    private readonly keys: PushKeysService,
    private readonly mailer: Mailer,
    private readonly pushes: PushSender,
    private readonly site: SiteSettingsService,
  ) {}

  async status({ adminId, sessionId }: SignedIn): Promise<NotificationStatus> {
    const [{ isOn, hasFailed: mailFailed }, devices] = await Promise.all([
      this.settings.mailOf(adminId),
      this.devices.findOfAdmins([adminId]),
    ]);
    const isConfigured = this.config.mail !== null;
    const isOnHere = devices.some(({ session }) => session === sessionId);
    const pushArrives = devices.some(({ hasFailed }) => !hasFailed);
    return {
      isTold: (isConfigured && isOn && !mailFailed) || pushArrives,
      mail: { isConfigured, isOn, hasFailed: isConfigured && isOn && mailFailed },
      push: {
        publicKey: this.keys.pair.publicKey,
        isOnHere,
        devices: devices.length,
        hasFailed: devices.length > 0 && !pushArrives,
      },
    };
  }

  async chooseMail(session: SignedIn, mail: boolean): Promise<NotificationStatus> {
    await this.settings.chooseMail(session.adminId, mail);
    return this.status(session);
  }

  /** @throws ApiError 401 if the session has ended, also during this call; the device is not kept */
  async addDevice(session: SignedIn, device: PushDevice): Promise<NotificationStatus> {
    const { adminId, sessionId } = session;
    await this.devices.save(device, adminId, sessionId);
    if (!(await this.sessions.isActive(sessionId, adminId))) {
      await this.devices.removeOfSession(sessionId);
      throw new ApiError(COMMON_ERRORS.unauthorized);
    }
    return this.status(session);
  }

  async removeDevice(session: SignedIn): Promise<NotificationStatus> {
    await this.devices.removeOfSession(session.sessionId);
    return this.status(session);
  }

  async removeOtherDevices(session: SignedIn): Promise<NotificationStatus> {
    await this.devices.removeOfAdmin(session.adminId, session.sessionId);
    return this.status(session);
  }

  /** @throws ApiError 502 or 503 with what to do */
  async testMail({ adminId }: SignedIn): Promise<void> {
    const { mail } = this.config;
    if (!mail) throw new ApiError(NOTIFICATION_ERRORS.mailNotConfigured);
    const admin = await this.admins.get(adminId);
    const { siteUrl } = mail;
    try {
      const company = await this.site.readNames();
      await this.mailer.send({
        to: admin.email,
        ...renderEmail(testTemplate(siteUrl), { siteUrl, company }),
      });
    } catch (error) {
      await this.settings.noteMail(adminId, false);
      throw new ApiError(mailFailure(error), { cause: error });
    }
    await this.settings.noteMail(adminId, true);
  }

  /** @throws ApiError 409 or 502 with what to do */
  async testPush({ adminId, sessionId }: SignedIn): Promise<void> {
    const devices = await this.devices.findOfAdmins([adminId]);
    const here = devices.find(({ session }) => session === sessionId);
    if (!here) throw new ApiError(NOTIFICATION_ERRORS.deviceUnknown);
    const result = await this.pushes.send(here, 'test');
    if (result !== 'accepted') throw new ApiError(PUSH_FAILURES[result]);
  }
}
