import type { SecondFactorSetup } from '@manjara/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { ApiError, type ErrorDefinition, fieldError } from '../../../common/errors/api-error';
import { COMMON_ERRORS } from '../../../common/errors/common.errors';
import { SecretBox } from '../../../common/secret-box';
import type { AppConfig } from '../../../config/app-config';
import { Config } from '../../../config/config.module';
import type { SecondFactor } from '../admin.schema';
import { type Admin, AdminsService } from '../admins.service';
import { AUTH_ERRORS } from '../auth.errors';
import { CredentialsService } from '../credentials.service';
import { digestOf } from '../link-token';
import { newRecoveryCodes } from './recovery-codes';
import { SecondFactorCodesService } from './second-factor-codes.service';

const KEY_PURPOSE = 'manjara second factors v1';
/** Shown by the app beside the account. */
const ISSUER = 'Manjara';
/** Seconds by which the phone's clock may be wrong: one code before and one after count, too. */
const TOLERANCE = 30;
const APP_CODE = /^\d{6}$/;

/** The time step of a code of the app; null when it is wrong. */
function stepOf(token: string, secret: string, afterTimeStep?: number): number | null {
  if (!APP_CODE.test(token)) return null;
  const result = verifySync({ secret, token, epochTolerance: TOLERANCE, afterTimeStep });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

const digestOfCode = (code: string): string => digestOf(code.replaceAll('-', ''));

/** The second factor of an account: codes of an authenticator app (RFC 6238), and recovery codes. */
@Injectable()
export class SecondFactorService {
  private readonly logger = new Logger(SecondFactorService.name);
  private readonly box: SecretBox;

  constructor(
    @Config() { jwtSecret }: AppConfig,
    private readonly admins: AdminsService,
    private readonly credentials: CredentialsService,
    private readonly factors: SecondFactorCodesService,
  ) {
    this.box = new SecretBox(jwtSecret, KEY_PURPOSE);
  }

  /**
   * Checks the code of a sign-in, after its password.
   * @throws ApiError 401 when the account has a second factor and the code is missing or wrong, 429
   * after too many of them
   */
  async check(admin: Admin, code = ''): Promise<void> {
    const { id, secondFactor } = admin;
    if (!secondFactor) return;
    if (code === '') throw new ApiError(AUTH_ERRORS.secondFactorRequired);
    const isRight = APP_CODE.test(code)
      ? await this.isAppCode(id, secondFactor, code)
      : await this.factors.useRecoveryCode(id, secondFactor.recoveryCodes, digestOfCode(code));
    if (!isRight) throw this.refused(id, AUTH_ERRORS.wrongSecondFactor);
  }

  /**
   * Begins to set up a second factor, or one on another phone.
   * @throws ApiError 400 when the password is wrong
   */
  async begin(adminId: string, currentPassword: string): Promise<SecondFactorSetup> {
    const admin = await this.confirmed(adminId, currentPassword);
    const secret = generateSecret();
    await this.factors.prepare(adminId, this.box.encrypt(secret, adminId));
    return { secret, uri: generateURI({ issuer: ISSUER, label: admin.email, secret }) };
  }

  /**
   * Turns it on, once the app makes its codes.
   * @returns the recovery codes
   * @throws ApiError 400 when the code is wrong, 409 when nothing is being set up
   */
  async confirm(adminId: string, code: string): Promise<string[]> {
    const { newSecret } = await this.admins.get(adminId);
    const secret = newSecret && this.box.decrypt(newSecret, adminId);
    if (!newSecret || !secret) throw new ApiError(AUTH_ERRORS.secondFactorOff);
    const lastStep = stepOf(code, secret);
    if (lastStep === null) throw fieldError('code', AUTH_ERRORS.wrongSetupCode);
    const codes = newRecoveryCodes();
    const recoveryCodes = codes.map(digestOfCode);
    if (!(await this.factors.turnOn(adminId, { secret: newSecret, recoveryCodes, lastStep }))) {
      throw new ApiError(COMMON_ERRORS.conflict);
    }
    this.logger.log({ admin: adminId }, 'second factor turned on');
    return codes;
  }

  /**
   * Replaces all recovery codes.
   * @throws ApiError 400 when the password is wrong, 409 without a second factor
   */
  async renewRecoveryCodes(adminId: string, currentPassword: string): Promise<string[]> {
    await this.confirmed(adminId, currentPassword);
    const codes = newRecoveryCodes();
    if (!(await this.factors.replaceRecoveryCodes(adminId, codes.map(digestOfCode)))) {
      throw new ApiError(AUTH_ERRORS.secondFactorOff);
    }
    this.logger.log({ admin: adminId }, 'recovery codes renewed');
    return codes;
  }

  /** @throws ApiError 400 when the password is wrong */
  async turnOff(adminId: string, currentPassword: string): Promise<void> {
    await this.confirmed(adminId, currentPassword);
    await this.factors.turnOff(adminId);
    this.logger.log({ admin: adminId }, 'second factor turned off');
  }

  /** Attempts are counted per account: an attacker with the password may use many clients. */
  private async isAppCode(id: string, factor: SecondFactor, code: string): Promise<boolean> {
    if (!(await this.factors.countAttempt(id))) throw this.refused(id, AUTH_ERRORS.tooManyCodes);
    const secret = this.box.decrypt(factor.secret, id);
    if (secret === null) throw this.refused(id, AUTH_ERRORS.secondFactorUnreadable);
    const step = stepOf(code, secret, factor.lastStep);
    return step !== null && this.factors.useStep(id, step);
  }

  private async confirmed(adminId: string, currentPassword: string): Promise<Admin> {
    const admin = await this.admins.get(adminId);
    await this.credentials.confirm(admin, currentPassword);
    return admin;
  }

  private refused(admin: string, error: ErrorDefinition): ApiError {
    this.logger.warn({ admin }, 'second factor refused');
    return new ApiError(error);
  }
}
