import { Injectable, Logger } from '@nestjs/common';
import { ApiError, fieldError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import { preconditionFailed } from '../../common/http/if-match';
import type { DocumentVersion } from '../../database/document-version';
import { type Admin, AdminsService, type AdminTexts } from './admins.service';
import { AUTH_ERRORS } from './auth.errors';
import { ResetTokensService } from './reset-tokens.service';
import { hashPassword, passwordMatches } from './passwords';
import { SessionsService } from './sessions.service';

interface Replacement {
  /** The session that stays; without it all end. */
  keepSession?: string;
  /** Texts that are changed with the password, or not at all. */
  texts?: AdminTexts;
  /** The version that the admin must have. */
  expected?: DocumentVersion;
}

/** The admin's password, and what ends when it changes. */
@Injectable()
export class CredentialsService {
  private readonly logger = new Logger(CredentialsService.name);

  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: SessionsService,
    private readonly resets: ResetTokensService,
  ) {}

  /** @throws ApiError 400 on `currentPassword` when it is not the admin's */
  async confirm(admin: Admin, currentPassword: string): Promise<void> {
    if (await passwordMatches(admin.passwordHash, currentPassword)) return;
    this.logger.warn({ admin: admin.id }, 'password change refused');
    throw fieldError('currentPassword', AUTH_ERRORS.wrongCurrentPassword);
  }

  /**
   * Sets a new password, and ends the sessions and the reset that the old one has left.
   * @throws ApiError 409 when the password has been changed in the meantime, 412 when the version has
   */
  async replacePassword(
    admin: Admin,
    password: string,
    { keepSession, texts, expected }: Replacement = {},
  ): Promise<void> {
    const passwordHash = await hashPassword(password);
    // Before the change: a crash in between must leave no session of the old password.
    await this.sessions.endAll(admin.id, keepSession);
    if (!(await this.admins.replacePassword(admin, passwordHash, texts, expected))) {
      throw expected ? preconditionFailed() : new ApiError(COMMON_ERRORS.conflict);
    }
    // Again: a sign-in with the old password may have come in between.
    await this.sessions.endAll(admin.id, keepSession);
    await this.resets.cancel(admin.id);
    this.logger.log({ admin: admin.id }, 'password changed');
  }

  /**
   * Changes the e-mail of the sign-in, and ends the other sessions and the links to the old one.
   * @throws ApiError 409 when another admin has it, or the password was changed concurrently
   */
  async replaceEmail(admin: Admin, email: string, keepSession: string): Promise<void> {
    if (!(await this.admins.replaceEmail(admin, email))) throw new ApiError(COMMON_ERRORS.conflict);
    await this.sessions.endAll(admin.id, keepSession);
    await this.resets.cancel(admin.id);
    this.logger.log({ admin: admin.id }, 'e-mail changed');
  }
}
