import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import type { AppConfig } from '../../config/app-config';
import { APP_CONFIG } from '../../config/config.module';
import { StorageModule } from '../../storage/storage.module';
import { ADMIN_MODEL, adminSchema } from './admin.schema';
import { AdminsRepository } from './admins.repository';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { FirstAdmin } from './first-admin';
import { JwtAuthGuard } from './jwt-auth.guard';
import { JwtStrategy } from './jwt.strategy';
import { SESSION_MODEL, sessionSchema } from './session.schema';
import { SessionsRepository } from './sessions.repository';
import { TOKEN_ALGORITHM } from './token';

/** The admin's sign-in, and the guard before every route. */
@Module({
  imports: [
    StorageModule,
    PassportModule,
    MongooseModule.forFeature([
      { name: ADMIN_MODEL, schema: adminSchema },
      { name: SESSION_MODEL, schema: sessionSchema },
    ]),
    JwtModule.registerAsync({
      inject: [APP_CONFIG],
      useFactory: ({ jwtSecret }: AppConfig) => ({
        secret: jwtSecret,
        signOptions: { algorithm: TOKEN_ALGORITHM },
      }),
    }),
  ],
  controllers: [AuthController],
  providers: [
    AuthService,
    AdminsRepository,
    SessionsRepository,
    JwtStrategy,
    FirstAdmin,
    { provide: APP_GUARD, useClass: JwtAuthGuard },
  ],
  exports: [AdminsRepository],
})
export class AuthModule {}
