import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { createSecretKey } from 'node:crypto';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import { OwnersService } from './owners.service';
import { SessionsService } from './sessions.service';
import { isTokenPayload, type SignedIn, TOKEN_ALGORITHM, TOKEN_PARTIES } from './token';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Config() config: AppConfig,
    private readonly sessions: SessionsService,
    private readonly owners: OwnersService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // As text, each request would try to read it as a public key first. The types lack key objects.
      secretOrKey: createSecretKey(config.jwtSecret, 'utf8') as unknown as Buffer,
      algorithms: [TOKEN_ALGORITHM],
      ...TOKEN_PARTIES,
    });
  }

  /** Rejects a token whose session has ended. */
  async validate(payload: unknown): Promise<SignedIn | false> {
    if (!isTokenPayload(payload)) return false;
    const { sub: adminId, sid: sessionId } = payload;
    const [isActive, role] = await Promise.all([
      this.sessions.isActive(sessionId, adminId),
      this.owners.roleOf(adminId),
    ]);
    return isActive && { adminId, sessionId, role };
  }
}
