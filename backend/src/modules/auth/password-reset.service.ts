import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS } from '../../common/durations';
import { ApiError } from '../../common/errors/api-error';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import { renderEmail } from '../../mail/email-template';
import { type Mail, Mailer } from '../../mail/mailer';
import { SiteSettingsService } from '../site-settings/site-settings.service';
import { type Admin, AdminsService } from './admins.service';
import { AUTH_ERRORS } from './auth.errors';
import { CredentialsService } from './credentials.service';
import { ResetTokensService } from './reset-tokens.service';
import { RESET_MINUTES, resetTemplate } from './reset-template';

/**
 * A link this recent is not replaced: otherwise anyone could fill the mailbox and void every link
 * before its use.
 */
const PAUSE_MINUTES = 5;

@Injectable()
export class PasswordResetService {
  private readonly logger = new Logger(PasswordResetService.name);

  constructor(
    @Config() private readonly config: AppConfig,
    private readonly mailer: Mailer,
    private readonly admins: AdminsService,
    private readonly resets: ResetTokensService,
    private readonly credentials: CredentialsService,
    private readonly settings: SiteSettingsService,
  ) {}

  /**
   * Mails the admin a link if the address matches. The lookup happens after this returns, so that
   * neither the response nor its timing reveals whether the account exists.
   * @throws ApiError 503 when no mail is sent from here, whatever the address
   */
  request(email: string): void {
    const { mail } = this.config;
    if (!mail) throw new ApiError(AUTH_ERRORS.mailNotConfigured);
    this.logger.log('password reset asked for');
    this.mailer.post('password-reset', () => this.compose(email, mail.siteUrl));
  }

  /**
   * Sets the new password. The same write voids the token, which is bound to the old password;
   * after an earlier failure the link still works.
   * @returns the account's e-mail
   * @throws ApiError 400 when the token is unknown, used or expired
   */
  async reset(token: string, password: string): Promise<string> {
    const admin = await this.adminOf(token);
    try {
      await this.credentials.replacePassword(admin, password);
    } catch (error) {
      // A conflict is most likely another use of the link, which was faster.
      if (error instanceof ApiError) await this.adminOf(token);
      throw error;
    }
    this.logger.log({ admin: admin.id }, 'password reset done');
    return admin.email;
  }

  private async adminOf(token: string): Promise<Admin> {
    const reset = await this.resets.find(token);
    const admin = reset && (await this.admins.findById(reset.adminId));
    if (admin && reset.matchesPassword(admin)) return admin;
    this.logger.warn('password reset refused');
    throw new ApiError(AUTH_ERRORS.resetTokenInvalid);
  }

  private async compose(email: string, siteUrl: string): Promise<Mail | null> {
    const admin = await this.admins.findByEmail(email);
    if (!admin) {
      this.logger.warn('password reset asked for an unknown account');
      return null;
    }
    const expiresAt = new Date(Date.now() + RESET_MINUTES * MINUTE_MS);
    const replaceable = new Date(expiresAt.getTime() - PAUSE_MINUTES * MINUTE_MS);
    const token = await this.resets.begin(admin, expiresAt, replaceable);
    if (token === null) {
      this.logger.log('no new reset link mailed: the last one is too recent');
      return null;
    }
    const company = await this.settings.readNames();
    const template = resetTemplate(token, siteUrl);
    return { to: admin.email, ...renderEmail(template, { siteUrl, company }) };
  }
}
