import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import type { AppConfig } from '../../config/app-config';
import { APP_CONFIG } from '../../config/config.module';
import { KnownDevices } from '../../common/rate-limit/known-devices';
import { MailModule } from '../../mail/mail.module';
import { ActivityModule } from '../activity/activity.module';
import { SiteSettingsModule } from '../site-settings/site-settings.module';
import { AccountModule } from './account.module';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { FirstAdmin } from './first-admin';
import { JwtAuthGuard } from './jwt-auth.guard';
import { JwtStrategy } from './jwt.strategy';
import { PasswordResetService } from './password-reset.service';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SessionsController } from './sessions.controller';
import { TOKEN_ALGORITHM, TOKEN_PARTIES } from './token';

/** Sign-in, password reset, sessions, and the guard of all routes. */
@Module({
  imports: [
    AccountModule,
    ActivityModule,
    MailModule,
    SiteSettingsModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [APP_CONFIG],
      useFactory: ({ jwtSecret }: AppConfig) => ({
        secret: jwtSecret,
        signOptions: { algorithm: TOKEN_ALGORITHM, ...TOKEN_PARTIES },
      }),
    }),
  ],
  controllers: [AuthController, SecondFactorController, SessionsController],
  providers: [
    AuthService,
    PasswordResetService,
    JwtStrategy,
    KnownDevices,
    FirstAdmin,
    { provide: APP_GUARD, useClass: JwtAuthGuard },
  ],
  exports: [AuthService, KnownDevices],
})
export class AuthModule {}
