import type { LoginResult } from '@manjara/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ApiError } from '../../common/errors/api-error';
import { ActivityService } from '../activity/activity.service';
import { type Admin, AdminsService } from './admins.service';
import type { LoginDto } from './auth.dto';
import { AUTH_ERRORS } from './auth.errors';
import { passwordMatches } from './passwords';
import { SecondFactorService } from './second-factor/second-factor.service';
import { SessionsService } from './sessions.service';
import type { SignedIn, TokenPayload } from './token';

const HOUR_S = 3_600;
/** Seconds that a sign-in lasts: a working day, or a month when it is to be remembered. */
const SESSION_SECONDS = { normal: 12 * HOUR_S, remembered: 30 * 24 * HOUR_S } as const;

@Injectable()
export class AuthService {
  private readonly logger = new Logger(AuthService.name);

  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: SessionsService,
    private readonly secondFactors: SecondFactorService,
    private readonly jwt: JwtService,
    private readonly activity: ActivityService,
  ) {}

  /**
   * @throws ApiError 401, the same for an unknown e-mail and a wrong password; another one where the
   * code of the second factor is missing or wrong
   */
  async login(
    { email, password, remember = false, code }: LoginDto,
    userAgent: string | undefined,
  ): Promise<LoginResult> {
    const admin = await this.admins.findByEmail(email);
    const matches = await passwordMatches(admin?.passwordHash, password);
    if (!admin || !matches) {
      throw this.refused();
    }
    await this.secondFactors.check(admin, code);
    return this.signIn(admin, remember, userAgent);
  }

  /** Begins a session. @throws ApiError 401 when the password is changed concurrently */
  async signIn(admin: Admin, remember: boolean, userAgent?: string): Promise<LoginResult> {
    const seconds = remember ? SESSION_SECONDS.remembered : SESSION_SECONDS.normal;
    const expiresAt = new Date(Date.now() + seconds * 1_000);
    const sid = await this.sessions.begin(admin.id, expiresAt, userAgent);
    // A sign-in during a password change would survive the end of the sessions.
    if (!(await this.admins.hasPasswordHash(admin.id, admin.passwordHash))) {
      await this.sessions.end(sid);
      throw this.refused();
    }
    const payload: TokenPayload = { sub: admin.id, sid };
    const token = await this.jwt.signAsync(payload, { expiresIn: seconds });
    this.logger.log({ admin: admin.id }, 'signed in');
    await this.activity.record({ action: 'signed_in', by: admin.id });
    return { token };
  }

  async logout({ adminId, sessionId }: SignedIn): Promise<void> {
    await this.sessions.end(sessionId);
    this.logger.log({ admin: adminId }, 'signed out');
  }

  private refused(): ApiError {
    this.logger.warn('sign-in refused');
    return new ApiError(AUTH_ERRORS.wrongCredentials);
  }
}
