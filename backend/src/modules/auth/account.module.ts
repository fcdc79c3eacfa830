import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PushSubscriptionsModule } from '../push/push-subscriptions.module';
import { ADMIN_MODEL, adminSchema } from './admin.schema';
import { AdminsService } from './admins.service';
import { CredentialsService } from './credentials.service';
import { PASSWORD_RESET_MODEL, passwordResetSchema } from './password-reset.schema';
import { ResetTokensService } from './reset-tokens.service';
import { SESSION_MODEL, sessionSchema } from './session.schema';
import { SessionsService } from './sessions.service';

const SERVICES = [AdminsService, SessionsService, ResetTokensService];

@Module({
  imports: [
    PushSubscriptionsModule,
    MongooseModule.forFeature([
      { name: ADMIN_MODEL, schema: adminSchema },
      { name: SESSION_MODEL, schema: sessionSchema },
      { name: PASSWORD_RESET_MODEL, schema: passwordResetSchema },
    ]),
  ],
  providers: [...SERVICES, CredentialsService],
  exports: [...SERVICES, CredentialsService],
})
export class AccountModule {}
